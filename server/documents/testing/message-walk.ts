/** For tests: what is stored and seen of one text when a message is shown. */
export interface MessageFacts {
  /** Its name in messages: `English`. */
  readonly name: string
  readonly draft: string | null
  readonly seen: string | null
}

interface MessageContext {
  /** The text that the step was about; all texts otherwise. */
  readonly about: readonly MessageFacts[]
  readonly all: readonly MessageFacts[]
  readonly isWaiting: boolean
  /** The number of steps that are scheduled and have not failed. */
  readonly pending: number
}

const SEEN = /\b(Published|Approved|every language that was live|Visitors see it now|Live since)\b/
const HIDDEN =
  /Visitors don’t see|^Unpublished|^Archived|^Moved .*trash|as a draft(?!\. Visitors still)|is archived|in the trash/
const NAMED = /(?:Live|Also live|Published) in ([^.]+?)(?: since .*?| until .*?)?\./g
const CHANGED = /Changes in ([^.]+?) aren’t live yet\./g
const DRAFTS = /([A-Z][a-z]+(?: and [A-Z][a-z]+)?) (?:is a draft|are drafts)\./g

/** For tests: why a message is not true; `null` for a true one. */
export function whyMessageIsFalse(text: string, context: MessageContext): string | null {
  const { about, all, isWaiting, pending } = context
  const seen = all.map((one) => `${one.name}: ${one.seen}`).join(', ')
  const said = `“${text}”, visitors get ${seen}`
  if (/[{}]|undefined|Invalid/.test(text) || text.trim() === '') return `${said}: no message`
  const isHidden = about.every((one) => one.seen === null)
  const later = /Visitors see it from|Publishes |will be published on /.test(text)
  if (SEEN.test(text) && !later && isHidden) return `${said}: nobody sees it`
  if (HIDDEN.test(text) && !isHidden) return `${said}: visitors see it`
  if (later && pending === 0) return `${said}: nothing is scheduled`
  if (text.startsWith('Scheduled: ') && pending === 0) return `${said}: nothing is scheduled`
  if (text.startsWith('Submitted') && !isWaiting) return `${said}: it waits for nobody`
  if (/^(Returned|Withdrawn|Approved)/.test(text) && isWaiting) return `${said}: it waits`
  return whyNamesAreFalse(text, context) ?? whyChangesAreFalse(text, context, said)
}

function whyNamesAreFalse(text: string, { all }: MessageContext): string | null {
  const wrong = (pattern: RegExp, isTrue: (one: MessageFacts) => boolean) =>
    namedIn(text, pattern, all).find((one) => !isTrue(one))
  const found =
    wrong(NAMED, ({ seen }) => seen !== null) ??
    wrong(DRAFTS, ({ seen }) => seen === null) ??
    wrong(CHANGED, ({ draft, seen }) => draft !== seen)
  return found ? `“${text}”: wrong about ${JSON.stringify(found)}` : null
}

function whyChangesAreFalse(text: string, { about }: MessageContext, said: string): string | null {
  const differs = about.some(({ draft, seen }) => seen !== null && draft !== seen)
  if (text.includes('latest changes aren’t live') && !differs) return `${said}: no changes`
  if (/^Approved/.test(text) && differs) return `${said}: not all of it is live`
  if (text.includes('still see the previous') && !differs) return `${said}: nothing differs`
  return null
}

function namedIn(text: string, pattern: RegExp, all: readonly MessageFacts[]) {
  const names = [...text.matchAll(pattern)].map(([, names = '']) => names).join(' ')
  return all.filter(({ name }) => name !== '' && names.includes(name))
}
