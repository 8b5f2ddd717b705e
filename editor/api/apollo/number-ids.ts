/** Types with text ids: accounts and what belongs to them. All other ids are numbers. */
export const TEXT_IDS: ReadonlySet<string> = new Set([
  ...['Account', 'CommentPerson', 'FeedbackAssignee', 'Passkey', 'Person', 'PreviewLink'],
  ...['OverrideRevision', 'PageDifference', 'RoleHolder', 'Session'],
])

/** Fields with arbitrary content, whose ids are not record ids. A list with one of these names does contain records. */
const OPEN_PARTS: ReadonlySet<string> = new Set(['configuration', 'content', 'values'])

/** Fields named like ids that contain text: account ids, request ids and menu entry ids. */
const TEXTS: ReadonlySet<string> = new Set(['actorId', 'requestId', 'entryId'])

/** Returns whether a field of this name contains an id: `id`, `locationId`, `galleryIds`. */
export function isIdName(name: string): boolean {
  return /^id$|Ids?$/.test(name) && !TEXTS.has(name)
}

/** Converts the ids of a response to numbers: GraphQL transports ids as text. */
export function withNumberIds<Answer>(answer: Answer): Answer {
  // The generated types (`generated.ts`) already declare numbers.
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
