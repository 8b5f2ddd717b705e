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

/** Those that hold what refusals say, and what they call records. */
const catalogues = import.meta.glob<Catalogue>(
  '/editor/messages/*/{api,common,emails,records}.po',
  {
    import: 'default',
  },
)

/** The languages besides English. */
export const REFUSAL_LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(catalogues).map((file) => file.split('/').at(-2) ?? '')),
]

const storedShape = z.object({
  reason: z.custom<RefusalReason>(isRefusalReason),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** A refusal as a row keeps it: its code and values, which are said in the language of the reader. */
export function storedRefusal(said: ApiError['said']): string {
  // What only programs are told has no code.
  if (said.reason === null) return said.message
  return JSON.stringify({ reason: said.reason, values: said.values })
}

/** A stored refusal in a language. Rows of earlier versions hold the English sentence. */
export async function storedRefusalIn(
  language: string | null | undefined,
  row: string,
): Promise<string> {
  const refusal = readRow(row)
  return refusal ? refusalIn(language, refusal) : row
}

/** A refusal in a language; in English for one that the editor does not speak. */
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

/** Read when something is first said in the language. */
function spokenLanguage(tag: string): Promise<SpokenLanguage | null> {
  const known = languages.get(tag) ?? readLanguage(tag)
  // Not kept for what is no language: callers name anything.
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
