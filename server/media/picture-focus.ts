import type { App } from '../app'
import { createContentSource } from '../data/content-source'
import type { Focus } from './encode'

const MIDDLE: Focus = { x: 0.5, y: 0.5 }

/** Where a picture may not be cropped away, for visitors who may see it; the middle when nothing is said. */
export function pictureFocus(app: Pick<App, 'database'>) {
  return async function focus(id: number): Promise<Focus> {
    const [item] = await createContentSource(app, null, () => undefined).media([id])
    return item?.focalPoint ?? MIDDLE
  }
}
