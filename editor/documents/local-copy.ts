import { z } from 'zod'
import type { PageSettings } from '#editor/store/edited-page'
import { type PageContent, readContent } from '#schema/page/content'

/** What of a page is not saved yet, kept in this browser. */
export interface LocalCopy {
  /** The version the changes were made on. */
  readonly version: number
  /** When it was written, ISO 8601. */
  readonly at: string
  readonly settings: PageSettings
  readonly content: PageContent
}

/** The copies of one person in this browser. */
export interface LocalCopies {
  /** `damaged` when there is one that cannot be used. */
  read(documentId: number): LocalCopy | 'damaged' | null
  /** False when the browser has no room or does not allow it. */
  write(documentId: number, copy: LocalCopy): boolean
  clear(documentId: number): void
}

const storedCopy = z.object({
  version: z.number().int(),
  at: z.iso.datetime(),
  settings: z.object({ title: z.string(), description: z.string(), externalUrl: z.string() }),
  content: z.unknown(),
})

/** Kept by account, so that nobody is offered another person's work on a shared machine. */
export function localCopies(
  accountId: string,
  storage: Storage | null = openStorage(),
): LocalCopies {
  return {
    read(documentId) {
      const text = attempt(() => storage?.getItem(keyOf(documentId)) ?? null)
      return text === null ? null : readCopy(text)
    },
    write(documentId, copy) {
      if (!storage) return false
      return attempt(() => storage.setItem(keyOf(documentId), JSON.stringify(copy))) !== null
    },
    clear(documentId) {
      attempt(() => storage?.removeItem(keyOf(documentId)))
    },
  }

  function keyOf(documentId: number): string {
    return `toran.unsaved.${accountId}.${documentId}`
  }
}

function readCopy(text: string): LocalCopy | 'damaged' {
  const parsed = storedCopy.safeParse(attempt(() => JSON.parse(text)))
  if (!parsed.success) return 'damaged'
  const content = readContent(parsed.data.content, { blocks: Number.POSITIVE_INFINITY, depth: 100 })
  return content.ok ? { ...parsed.data, content: content.content } : 'damaged'
}

/** Browsers throw on mere access where storage is blocked. */
function openStorage(): Storage | null {
  return attempt(() => window.localStorage)
}

/** Storage that is full, blocked or damaged is an answer here, not an accident: `null`. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}
