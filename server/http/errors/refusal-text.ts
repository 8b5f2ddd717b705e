import { z } from 'zod'
import {
  isRefusalReason,
  type Refusal,
  type RefusalReason,
  refusalMessage,
} from '#schema/api/refusals/refusals'
import type { IssueText } from '#schema/fields/messages'
import {
  type CompiledMessage,
  fill,
  localisedMessage,
  runWithMessages,
  type TextCatalogue,
} from '#schema/messages/fill'
import { issueMessage } from '#schema/records/messages/issue-message'
import type { ApiError } from './api-error'
import type { ErrorDetails } from './error-body'

type Catalogue = Readonly<Record<string, CompiledMessage>>

/** Catalogues that contain refusals, rules of fields, and the names of records, blocks and their fields. */
const catalogues = import.meta.glob<Catalogue>(
  '/editor/messages/*/{api,blocks,common,emails,fields,records}.po',
  {
    import: 'default',
  },
)

/** All languages except English. */
export const REFUSAL_LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(catalogues).map((file) => file.split('/').at(-2) ?? '')),
]

/** A refusal with the issue that its value `problem` quotes. */
interface QuotingRefusal extends Pick<Refusal, 'reason' | 'values'> {
  readonly issue?: IssueText | undefined
}

const RULE_NAMES = ['required', 'type', 'min', 'max', 'pattern', 'options'] as const
const storedShape = z.object({
  reason: z.custom<RefusalReason>(isRefusalReason),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  issue: z
    .object({
      rule: z.enum([...RULE_NAMES, 'registry', 'target', 'example']),
      message: z.string(),
      reason: z.string().optional(),
      values: z
        .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
        .optional(),
    })
    .optional(),
})

/** Serializes a refusal for storage: code and values, with the issue it quotes, translated when read. */
export function storedRefusal(refusal: ApiError['refusal'], issue?: IssueText): string {
  // Messages for programs have no code.
  if (refusal.reason === null) return refusal.message
  return JSON.stringify(quoteIssue(refusal, issue))
}

/** Serializes an error for storage, like its refusal. */
export function storedError({ refusal, details }: ApiError): string {
  return storedRefusal(refusal, details.issues?.[0])
}

/** Serializes several refusals, which are read as one text. */
export function storedRefusals(
  all: readonly { readonly refusal: Refusal; readonly issue?: IssueText }[],
): string {
  return JSON.stringify(all.map(({ refusal, issue }) => quoteIssue(refusal, issue)))
}

function quoteIssue({ reason, values }: QuotingRefusal, issue?: IssueText): QuotingRefusal {
  if (!issue) return { reason, values }
  const { rule, message, reason: code, values: given } = issue
  const coded = { ...(code !== undefined && { reason: code }), ...(given && { values: given }) }
  return { reason, values, issue: { rule, message, ...coded } }
}

/** Returns a stored refusal in a language. Rows from earlier versions contain the English sentence. */
export async function storedRefusalIn(
  language: string | null | undefined,
  row: string,
): Promise<string> {
  const refusals = readRow(row)
  if (!refusals) return row
  return (await Promise.all(refusals.map((each) => refusalIn(language, each)))).join('; ')
}

/** Returns a refusal in a language; in English if the editor has no translation. */
export function refusalIn(
  language: string | null | undefined,
  { reason, values, issue }: QuotingRefusal,
): Promise<string> {
  return runInLanguage(language, () =>
    refusalMessage(reason, issue ? quotedValues(values, issue) : values),
  )
}

/** Returns the details of an error with its issues in a language, also where its values quote one. */
export async function detailsIn(
  language: string | null | undefined,
  details: ErrorDetails,
): Promise<ErrorDetails> {
  const { issues, values } = details
  const [first] = issues ?? []
  if (!issues || !first) return details
  return runInLanguage(language, () => ({
    ...details,
    issues: issues.map((issue) => ({ ...issue, message: issueMessage(issue, nameOf) })),
    ...(values && { values: quotedValues(values, first) }),
  }))
}

function quotedValues(values: Refusal['values'], issue: IssueText): Refusal['values'] {
  const { label, problem } = values
  return {
    ...values,
    ...(problem === issue.message && { problem: issueMessage(issue, nameOf) }),
    ...(typeof label === 'string' && { label: nameOf(label) }),
  }
}

/** Returns the translator of declared texts, such as labels of blocks, into a language. */
export async function declaredNames(
  language: string | null | undefined,
): Promise<(english: string) => string> {
  const [tag = ''] = (language ?? '').toLowerCase().split('-')
  const catalogue = await catalogueFor(tag)
  return catalogue
    ? (english) => runWithMessages(catalogue, () => nameOf(english))
    : (english) => english
}

/** Returns the translation of a declared text, such as a label. */
function nameOf(english: string): string {
  return fill(localisedMessage(english), {})
}

function readRow(row: string): readonly QuotingRefusal[] | null {
  if (!/^[[{]/.test(row)) return null
  try {
    const read: unknown = JSON.parse(row)
    return Array.isArray(read) ? z.array(storedShape).parse(read) : [storedShape.parse(read)]
  } catch {
    return null
  }
}

async function runInLanguage<Answer>(
  language: string | null | undefined,
  run: () => Answer,
): Promise<Answer> {
  const [tag = ''] = (language ?? '').toLowerCase().split('-')
  const catalogue = await catalogueFor(tag)
  return catalogue ? runWithMessages(catalogue, run) : run()
}

const languages = new Map<string, Promise<TextCatalogue | null>>()

/** Loads a language lazily. */
function catalogueFor(tag: string): Promise<TextCatalogue | null> {
  const known = languages.get(tag) ?? readLanguage(tag)
  // Unknown tags are not cached, because callers can send any.
  if (REFUSAL_LANGUAGES.includes(tag)) languages.set(tag, known)
  return known
}

async function readLanguage(tag: string): Promise<TextCatalogue | null> {
  if (!REFUSAL_LANGUAGES.includes(tag)) return null
  const files = Object.keys(catalogues).filter((file) =>
    file.startsWith(`/editor/messages/${tag}/`),
  )
  const read = await Promise.all(files.map((file) => catalogues[file]?.()))
  return { tag, messages: Object.assign({}, ...read) }
}
