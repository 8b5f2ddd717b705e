import { eq } from 'drizzle-orm'
import type { App } from '../app/app'
import { EVERYTHING, WEBHOOKS } from '../database/cache-tags'
import { onChange } from '../database/changes'
import { webhooks } from '../database/tables'

/**
 * Tracks whether there are webhooks; if not, changes are not queued. A webhook added on another server receives changes on this
 * one within seconds.
 */
export async function followWebhooks(
  app: Pick<App, 'changes' | 'database' | 'log'>,
): Promise<() => void> {
  const stop = onChange(app, async (tags) => {
    if (!tags.includes(WEBHOOKS) && !tags.includes(EVERYTHING)) return
    // Assumes there are webhooks until it is known.
    app.changes.subscribers.hasWebhooks = true
    await refresh()
  })
  await refresh()
  return stop

  async function refresh(): Promise<void> {
    const enabled = eq(webhooks.isEnabled, true)
    const rows = await app.database.orm
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(enabled)
      .limit(1)
    app.changes.subscribers.hasWebhooks = rows.length > 0
  }
}
