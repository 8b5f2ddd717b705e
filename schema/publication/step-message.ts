import { joinSentences } from '../messages/format'
import { t } from '../messages/t'
import type { PublicationFacts, ScheduleFacts, TextFacts } from './publication-facts'
import { type PublicationStatus, publicationStatus } from './publication-status'
import { formatLocalTime, formatMoment, languageList, scheduleSentence } from './publication-text'

/** A step on a page or record. */
export type PublicationStep =
  | 'approve'
  | 'archive'
  | 'close'
  | 'keepDraft'
  | 'publish'
  | 'reopen'
  | 'republish'
  | 'restore'
  | 'return'
  | 'save'
  | 'schedule'
  | 'submit'
  | 'trash'
  | 'unpublish'
  | 'untrash'
  | 'withdraw'

interface StepOf {
  /** The open language, if the step is only about that one. */
  readonly language?: string | undefined
  /** The title, where the message isn’t shown beside the page or record. */
  readonly name?: string
  /** The person that a page or record was returned to. */
  readonly author?: string
}

/**
 * Returns the message after a step, derived from what is stored after it: the status alone if the step has not had the effect
 * that its words name.
 */
export function stepMessage(
  step: PublicationStep,
  facts: PublicationFacts,
  { language, name = '', author = '' }: StepOf = {},
): string {
  const status = publicationStatus(facts, language)
  const stored = { facts, status, language, author }
  if (!HAS_EFFECT[step](stored) || (name && step === 'publish' && !status.isPublic))
    return name
      ? t('“{name}”: {sentences}', { name, sentences: status.sentences.join(' ') })
      : status.sentences.join(' ')
  const named = name ? NAMED[step]?.(name) : undefined
  return joinSentences(named ?? stepSentences[step](stored), ...(MORE[step]?.(stored) ?? []))
}

interface StepContext {
  readonly facts: PublicationFacts
  readonly status: PublicationStatus
  readonly language: string | undefined
  readonly author: string
}

/** Returns whether what is stored agrees with the words of a step. */
const HAS_EFFECT: Readonly<Record<PublicationStep, (stored: StepContext) => boolean>> = {
  approve: ({ status }) => status.isPublic && !status.hasChanges,
  archive: ({ facts }) => facts.recordStatus === 'ARCHIVED',
  close: ({ facts }) => facts.isClosed,
  keepDraft: ({ status }) => status.isPublic && status.hasChanges,
  publish: (stored) => stored.status.isPublic || firstPublish(stored) !== undefined,
  reopen: ({ facts }) => !facts.isClosed,
  republish: ({ status }) => status.isPublic,
  restore: ({ facts }) => facts.recordStatus === 'ACTIVE',
  return: ({ facts }) => facts.review?.step === 'RETURNED',
  save: () => true,
  schedule: (stored) => pendingOf(stored).length > 0 || endOf(stored) !== null,
  submit: ({ facts }) => facts.review?.step === 'SUBMITTED',
  trash: ({ facts }) => facts.recordStatus === 'DELETED',
  unpublish: ({ status }) => !status.isPublic,
  untrash: ({ facts, status }) => facts.recordStatus !== 'DELETED' && !status.isPublic,
  withdraw: ({ facts }) => facts.review?.step !== 'SUBMITTED',
}

const stepSentences: Readonly<Record<PublicationStep, (stored: StepContext) => string>> = {
  approve: () => t('Approved. It’s live now.'),
  archive: () => t('Archived.'),
  close: () => t('Closed. You can reopen it here.'),
  keepDraft: () => t('Saved as a draft. Visitors still see the previous version.'),
  publish: (stored) => savedWords('published', stored),
  reopen: () => t('Reopened. The page is a draft again.'),
  republish: () => t('Published again, in every language that was live.'),
  restore: () => t('Restored.'),
  return: ({ author }) => t('Returned to {author} with your note.', { author }),
  save: (stored) => savedWords('saved', stored),
  schedule: scheduledWords,
  submit: () => t('Submitted for review.'),
  trash: () => t('Moved to the trash.'),
  unpublish: () => t('Unpublished. The draft stays here.'),
  untrash: () => t('Restored as a draft.'),
  withdraw: () => t('Withdrawn from review.'),
}

/** Words with the title, for lists. */
const NAMED: Partial<Record<PublicationStep, (name: string) => string>> = {
  archive: (name) => t('Archived “{name}”.', { name }),
  publish: (name) => t('Published “{name}”.', { name }),
  republish: (name) => t('Published “{name}”.', { name }),
  restore: (name) => t('Restored “{name}”.', { name }),
  trash: (name) => t('Moved “{name}” to the trash.', { name }),
  unpublish: (name) => t('Unpublished “{name}”.', { name }),
  untrash: (name) => t('Restored “{name}” as a draft.', { name }),
}

/** Additional sentences, on points that those of the step leave open. */
const MORE: Partial<Record<PublicationStep, (stored: StepContext) => readonly string[]>> = {
  // A language that isn’t live has a draft, and no changes of what visitors see.
  republish: (stored) =>
    liveOf(stored).some(({ hasChanges }) => hasChanges)
      ? [t('Your latest changes aren’t live yet.')]
      : [],
  restore: ({ status }) => status.sentences,
  untrash: () => [t('Publish it to show it to visitors.')],
  unpublish: (stored) => pendingOf(stored).map((one) => sentenceOf(one, stored)),
}

/** Words after a save: whether visitors see it, and from when. */
function savedWords(verb: 'published' | 'saved', stored: StepContext): string {
  const { id, isPublic, sentences } = stored.status
  if (isPublic)
    return t(
      '{verb, select, published {Published. Visitors see it now.} other {Saved. Visitors see it now.}}',
      { verb },
    )
  const next = firstPublish(stored)
  if (next)
    return t(
      '{verb, select, published {Published. Visitors see it from {localTime}.} other {Saved. Visitors see it from {localTime}.}}',
      { verb, localTime: formatLocalTime(next.localAt) },
    )
  if (id === 'expired') return joinSentences(t('Saved.'), ...sentences)
  return t('Saved as a draft. Visitors don’t see it yet.')
}

/** Words after scheduling: the pending steps, or the end of what was published at once. */
function scheduledWords(stored: StepContext): string {
  const pending = pendingOf(stored)
  if (pending.length > 0)
    return t('Scheduled: {scheduleSentence}', {
      scheduleSentence: pending.map((one) => sentenceOf(one, stored)).join(' '),
    })
  const { facts } = stored
  const time = formatMoment(endOf(stored) ?? '', facts.timeZone)
  const names = facts.texts.length > 1 ? languageList(liveOf(stored)) : ''
  return names
    ? t('Published in {names} until {time}.', { names, time })
    : t('Published until {time}.', { time })
}

/** Returns the sentence of a schedule; its language is named if there are several. */
function sentenceOf(schedule: ScheduleFacts, { facts }: StepContext): string {
  const isAlone = facts.texts.length === 1
  return scheduleSentence(isAlone ? { ...schedule, language: null } : schedule, facts.timeZone)
}

function pendingOf({ facts, language }: StepContext): readonly ScheduleFacts[] {
  return facts.schedules.filter(
    (one) =>
      one.problem === null &&
      (language === undefined || one.language === null || one.language === language),
  )
}

function firstPublish(stored: StepContext): ScheduleFacts | undefined {
  return pendingOf(stored)
    .filter(({ action }) => action === 'PUBLISH')
    .sort((a, b) => a.localAt.localeCompare(b.localAt))[0]
}

function liveOf({ facts, language }: StepContext): readonly TextFacts[] {
  return facts.texts.filter(
    (text) =>
      text.live !== null && (language === undefined || (text.language ?? language) === language),
  )
}

/** Returns the time at which what is public ends (ISO 8601). */
function endOf(stored: StepContext): string | null {
  return liveOf(stored).find(({ live }) => live?.until)?.live?.until ?? null
}
