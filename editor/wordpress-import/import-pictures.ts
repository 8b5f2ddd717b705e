import { TryLater } from '../library/pictures'
import type { PastedPicture } from '../markup/pasted-pictures'
import type { PictureLibrary, PlacedPicture } from '../store/picture-library'

/** The pictures of an export. Each is added once, even if several posts show it. */
export interface ExportPictures {
  /** Adds a picture. Returns `null` if that failed, and calls `onRefused` with the reason. */
  add(picture: PastedPicture, onRefused: (reason: string) => void): Promise<PlacedPicture | null>
}

/** Delay before retrying a server that has reached its limit of copied pictures, which it counts per ten minutes. */
const WAIT_MS = 20_000

/** Takes pictures from a chosen folder, matched by the last segments of their addresses; otherwise the server copies them. */
export function exportPictures(
  library: Pick<PictureLibrary, 'add'>,
  folder: readonly File[],
  /** Its signal ends the waiting. */
  stopped: () => AbortSignal,
  waitMs = WAIT_MS,
): ExportPictures {
  const files = new Map<string, File>()
  for (const file of folder) {
    const path = (file.webkitRelativePath || file.name).toLowerCase()
    for (const ending of endings(path)) files.set(ending, file)
  }
  const added = new Map<string, PlacedPicture>()
  const refused = new Map<string, string>()
  return {
    async add(picture, onRefused) {
      const id = addressOf(picture)
      const known = added.get(id)
      if (known) return known
      const before = refused.get(id)
      if (before !== undefined) {
        onRefused(before)
        return null
      }
      try {
        const placed = await untilTaken(picture)
        added.set(id, placed)
        return placed
      } catch (error) {
        // Not final: the picture is tried again when the import continues.
        if (error instanceof TryLater) throw error
        const reason = error instanceof Error ? error.message : String(error)
        refused.set(id, reason)
        onRefused(reason)
        return null
      }
    },
  }

  async function untilTaken(picture: PastedPicture): Promise<PlacedPicture> {
    for (;;) {
      try {
        return await put(picture)
      } catch (error) {
        const signal = stopped()
        if (!(error instanceof TryLater) || signal.aborted) throw error
        await new Promise((resolve) => {
          setTimeout(resolve, waitMs)
          signal.addEventListener('abort', resolve, { once: true })
        })
      }
    }
  }

  async function put({ source, name, alt }: PastedPicture): Promise<PlacedPicture> {
    const options = { altText: alt, progress: () => undefined }
    if (source.kind === 'none') throw new Error(source.reason)
    if (source.kind === 'file') return library.add(source, options)
    const file = endings(pathOf(source.address))
      .map((ending) => files.get(ending))
      .find(Boolean)
    return library.add(file ? { kind: 'file', file } : { ...source, name }, options)
  }
}

function addressOf({ source, name }: PastedPicture): string {
  return source.kind === 'address' ? source.address : name
}

function pathOf(address: string): string {
  try {
    return decodeURIComponent(new URL(address).pathname).toLowerCase()
  } catch {
    return address.toLowerCase()
  }
}

/** Returns `2023/05/hall.jpg` and `hall.jpg`, longest first, because file names recur in other months. */
function endings(path: string): readonly string[] {
  const parts = path.split('/').filter(Boolean)
  return [3, 1]
    .filter((count) => count <= parts.length)
    .map((count) => parts.slice(-count).join('/'))
}
