import { allBlocks, type PageContent, type StoredBlock } from '#schema/page/content'
import type { Choice } from '#schema/page/merge/clash'
import { rawProps } from '#schema/page/stored-props'
import type { ConflictVersion, Failure } from '../api/failure'
import type { PageState } from '../saving/journal'
import { isSameState } from '../saving/journal'
import { mergeVersions, stateOfConflict } from '../saving/merge-versions'
import {
  initialPageState,
  type PageSaveState,
  reducePageSave,
  type SavedVersion,
} from '../saving/page-save-state'
import { createSaver, type Saver } from '../saving/saver'
import type { SendSave } from '../saving/sending'
import { mergePending, mergeTheirs } from '../saving/take-theirs'
import { becomePage } from '../store/edits/become-page'
import { contentOf, editedPage } from '../store/edits/edited-page'
import type { EditorSession } from '../store/session'
import { testSession } from './open-session'

const ITEM = { language: 'en-US', locationId: 10 }
const DOCUMENT = { item: ITEM }

/** For tests: where editors save, as the server does it: one version after another, a late one is refused. */
export class SharedPage {
  version = 1
  #state: PageState
  #by = ''

  constructor(state: PageState) {
    this.#state = state
  }

  get state(): PageState {
    return this.#state
  }

  get current(): ConflictVersion {
    const { settings, content } = this.#state
    const { title, description, imageId } = settings
    const items = [{ ...ITEM, title, description, imageId, content }]
    return { version: this.version, savedAt: '', savedBy: this.#by, ...settings, items }
  }

  save(by: string, state: PageState, expected: number): Failure | null {
    if (expected !== this.version)
      return { kind: 'conflict', message: 'Someone was first', current: this.current }
    // As it comes back from a database.
    this.#state = JSON.parse(JSON.stringify(state)) as PageState
    this.#by = by
    this.version += 1
    return null
  }
}

type Send = SendSave<SavedVersion>

/** For tests: one of several who edit a page, with the real store, saver and merge. */
export class TogetherEditor {
  readonly session: EditorSession
  readonly saver: Saver<PageSaveState>
  /** Saves that are under way; each is answered when it is called. */
  readonly pending: (() => void)[] = []
  readonly #page: SharedPage

  constructor(
    readonly name: string,
    page: SharedPage,
  ) {
    this.#page = page
    const { settings, content } = page.state
    this.session = testSession(content)
    const { pageStore, registry } = this.session
    pageStore.replace(editedPage(settings, content, registry))
    this.saver = createSaver({
      initial: initialPageState(this.#saved(), ITEM),
      reduce: reducePageSave,
      base: page.state,
      pageStore,
      send: (request) => this.#send(request),
      journal: { write: async () => true, writeNow: () => true },
      merge: (bases, theirs) => mergeTheirs(this.session, DOCUMENT, bases, theirs),
    })
    this.saver.start()
  }

  get state(): PageState {
    const { page } = this.session.pageStore.getState()
    return { settings: page.settings, content: contentOf(page) }
  }

  get isIdle(): boolean {
    const { attempt, failure } = this.saver.store.getState()
    return attempt === null && failure?.kind !== 'conflict'
  }

  save(): void {
    void this.saver.saveNow()
  }

  /** Handles a server-sent event. */
  hear(): void {
    if (!this.isIdle) return
    const { saver, session } = this
    const { version } = saver.store.getState().saved
    if (this.#page.version > version) {
      const taken = mergeTheirs(session, DOCUMENT, saver.bases(), this.#page.current)
      if (taken) saver.take(taken, this.#saved())
      return
    }
    const taken = mergePending(session, saver.bases())
    if (taken) saver.take(taken, saver.store.getState().saved)
  }

  /** Answers the conflict dialog so that the words of both stay. */
  settle(): void {
    const { failure, saved } = this.saver.store.getState()
    if (failure?.kind !== 'conflict' || !failure.current) return
    const { session, saver } = this
    const base = saver.base()
    const theirs = stateOfConflict(failure.current, DOCUMENT, base)
    if (!theirs) throw new Error('Theirs cannot be read')
    const three = { base, mine: this.state, theirs }
    const choices = new Map(
      mergeVersions(three).clashes.map((clash): [string, Choice] => {
        if (clash.kind !== 'changed' || typeof clash.mine !== 'string')
          return [clash.id, { use: clash.mine === undefined ? 'theirs' : 'mine' }]
        const words = new Set(`${clash.mine} ${String(clash.theirs)}`.split(' '))
        return [clash.id, { use: 'value', value: [...words].join(' ') }]
      }),
    )
    const merged = mergeVersions(three, choices)
    session.pageStore.edit(
      becomePage(editedPage(merged.settings, merged.content, session.registry)),
      { label: 'Merged' },
    )
    const { version, savedAt } = failure.current
    saver.rebase({ ...saved, version, savedAt }, theirs, isSameState(merged, theirs))
    this.save()
  }

  #send({ page, expectedVersion }: Parameters<Send>[0]): ReturnType<Send> {
    return new Promise((resolve) => {
      this.pending.push(() => {
        const state = { settings: page.settings, content: contentOf(page) }
        const failure = this.#page.save(this.name, state, expectedVersion)
        if (failure) resolve({ ok: false, failure })
        else resolve({ ok: true, saved: this.#saved() })
      })
    })
  }

  #saved(): SavedVersion {
    const { version } = this.#page
    const rest = { publishedVersion: null, review: null, savedAt: '' }
    return { ...rest, version, status: 'DRAFT', recordStatus: 'ACTIVE' }
  }
}

/** For tests: every word of a page's texts, its title among them. */
export function wordsInPage({ settings, content }: PageState): ReadonlySet<string> {
  const texts = [...allBlocks(content.blocks)].flatMap((block) => Object.values(rawProps(block)))
  return new Set([settings.title, ...texts.map(String)].flatMap((text) => text.split(/\W+/)))
}

/** For tests: the ids of a page's blocks. */
export function idsOf(content: PageContent): readonly string[] {
  return [...allBlocks(content.blocks)].map(({ id }: StoredBlock) => id)
}
