import { z } from 'zod'
import {
  isRefusalReason,
  type Refusal,
  type RefusalReason,
  refusalMessage,
} from '#schema/api/refusals/refusals'
import { type CompiledMessage, type SpokenLanguage, sayIn } from '#schema/messages/fill'
import type { ApiError } from './api-error'

type Catalogue = Readonly<Record<string, CompiledMessage>>

/** Catalogues that contain refusals and the names of records. */
const catalogues = import.meta.glob<Catalogue>(
  '/editor/messages/*/{api,common,emails,records}.po',
  {
    import: 'default',
  },
)

/** All languages except English. */
export const REFUSAL_LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(catalogues).map((file) => file.split('/').at(-2) ?? '')),
]

const storedShape = z.object({
  reason: z.custom<RefusalReason>(isRefusalReason),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** Serializes a refusal for storage: code and values, translated when read. */
export function storedRefusal(said: ApiError['said']): string {
  // Messages for programs have no code.
  if (said.reason === null) return said.message
  return JSON.stringify({ reason: said.reason, values: said.values })
}

/** Returns a stored refusal in a language. Rows from earlier versions contain the English sentence. */
export async function storedRefusalIn(
  language: string | null | undefined,
  row: string,
): Promise<string> {
  const refusal = readRow(row)
  return refusal ? refusalIn(language, refusal) : row
}

/** Returns a refusal in a language; in English if the editor has no translation. */
export async function refusalIn(
  language: string | null | undefined,
  { reason, values }: Pick<Refusal, 'reason' | 'values'>,
): Promise<string> {
  const [tag = ''] = (language ?? '').toLowerCase().split('-')
  const spoken = await spokenLanguage(tag)
  return spoken
    ? sayIn(spoken, () => refusalMessage(reason, values))
    : refusalMessage(reason, values)
}

function readRow(row: string): Pick<Refusal, 'reason' | 'values'> | null {
  if (!row.startsWith('{')) return null
  try {
    return storedShape.parse(JSON.parse(row))
  } catch {
    return null
  }
}

const languages = new Map<string, Promise<SpokenLanguage | null>>()

/** Loads a language lazily. */
function spokenLanguage(tag: string): Promise<SpokenLanguage | null> {
  const known = languages.get(tag) ?? readLanguage(tag)
  // Unknown tags are not cached, because callers can send any.
  if (REFUSAL_LANGUAGES.includes(tag)) languages.set(tag, known)
  return known
}

async function readLanguage(tag: string): Promise<SpokenLanguage | null> {
  if (!REFUSAL_LANGUAGES.includes(tag)) return null
  const files = Object.keys(catalogues).filter((file) =>
    file.startsWith(`/editor/messages/${tag}/`),
  )
  const read = await Promise.all(files.map((file) => catalogues[file]?.()))
  return { tag, messages: Object.assign({}, ...read) }
}
