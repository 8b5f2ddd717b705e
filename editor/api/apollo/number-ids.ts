/** The types whose ids are text: accounts, and what belongs to them. The ids of everything else are numbers. */
export const TEXT_IDS: ReadonlySet<string> = new Set([
  ...['Account', 'CommentPerson', 'FeedbackAssignee', 'Passkey', 'Person', 'PreviewLink'],
  ...['OverrideRevision', 'PageDifference', 'RoleHolder', 'Session'],
])

/** Parts that may hold anything: ids in them are not ours. A list by one of these names is records of ours. */
const OPEN_PARTS: ReadonlySet<string> = new Set(['configuration', 'content', 'values'])

/** Called ids, and text: of who did something, of a request, and of an entry in its menu. */
const TEXTS: ReadonlySet<string> = new Set(['actorId', 'requestId', 'entryId'])

/** Whether a field by this name holds an id: `id`, `locationId`, `galleryIds`. */
export function isIdName(name: string): boolean {
  return /^id$|Ids?$/.test(name) && !TEXTS.has(name)
}

/** An answer with its ids as the numbers they are: GraphQL has only text for them. */
export function withNumberIds<Answer>(answer: Answer): Answer {
  // The types of answers (`generated.ts`) have numbers already.
  return read(answer) as Answer
}

function read(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(read)
  if (typeof value !== 'object' || value === null) return value
  const hasTextId = '__typename' in value && TEXT_IDS.has(String(value.__typename))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (isIdName(key)) return [key, key === 'id' && hasTextId ? part : idIn(part)]
      return [key, OPEN_PARTS.has(key) && !Array.isArray(part) ? part : read(part)]
    }),
  )
}

function idIn(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(idIn)
  return typeof part === 'string' && /^\d{1,15}$/.test(part) ? Number(part) : part
}
