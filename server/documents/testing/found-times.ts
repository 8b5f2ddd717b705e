import type { App } from '../../app/app'
import { createContentSource } from '../../read/content-source'

/** How often visitors of Ottawa find a text; words that are nearly the same are found too. */
export async function foundTimes(app: App, text: string): Promise<number> {
  const source = createContentSource(app, null, () => undefined)
  const { hits } = await source.search({ locationSlug: 'ottawa', text, first: 20 })
  return hits.filter((hit) => JSON.stringify(hit).toLowerCase().includes(text)).length
}
