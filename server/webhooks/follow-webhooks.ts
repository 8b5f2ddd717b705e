import { eq } from 'drizzle-orm'
import type { App } from '../app/app'
import { EVERYTHING, WEBHOOKS } from '../database/cache-tags'
import { onChange } from '../database/changes'
import { webhooks } from '../database/tables'

/**
 * Remembers whether there are webhooks: changes are not queued for them where there are none. One that is added on another
 * server is told of what happens here within seconds.
 */
export async function followWebhooks(
  app: Pick<App, 'changes' | 'database' | 'log'>,
): Promise<() => void> {
  const stop = onChange(app, async (tags) => {
    if (!tags.includes(WEBHOOKS) && !tags.includes(EVERYTHING)) return
    // Until it is known they are asked for with every change.
    app.changes.followers.hasWebhooks = true
    await look()
  })
  await look()
  return stop

  async function look(): Promise<void> {
    const enabled = eq(webhooks.isEnabled, true)
    const rows = await app.database.orm
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(enabled)
      .limit(1)
    app.changes.followers.hasWebhooks = rows.length > 0
  }
}
