import { type FileTarget, readFrom } from '../file-target/file-target'

/** Picture sizes that servers share through their store, so that each is encoded once. */
export interface SharedSizes {
  /** Returns a size that another server has made; `null` if there is none or the store is unavailable. */
  get(name: string): Promise<Buffer | null>
  /** Never rejects: a picture is shown even if it can’t be shared. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Deletes all sizes of an original. */
  delete(original: string): Promise<void>
}

interface SharedSizesOptions {
  /** Opens the files shared by all servers. */
  readonly files: () => Promise<FileTarget>
  readonly onError: (error: unknown) => void
}

export function createSharedSizes({ files, onError }: SharedSizesOptions): SharedSizes {
  return {
    async get(name) {
      try {
        return await readFrom(await files(), keyOf(name))
      } catch (error) {
        onError(error)
        return null
      }
    },
    async put(name, bytes) {
      try {
        await (await files()).put(keyOf(name), bytes)
      } catch (error) {
        onError(error)
      }
    },
    async delete(original) {
      const [hash = ''] = original.split('.')
      const target = await files()
      for await (const { key } of target.list(`sizes/${hash}/`)) await target.delete(key)
    },
  }
}

/** Returns the key of a cached size; keys start with the hash of the original, to be found by it. */
function keyOf(name: string): string {
  const [, folder = '', file = ''] = name.split('/')
  const [hash = '', ...area] = folder.split('-')
  return `sizes/${hash}/${area.length > 0 ? area.join('-') : 'whole'}/${file}`
}
