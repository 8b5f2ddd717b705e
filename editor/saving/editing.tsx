import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageIssue } from '#schema/fields/field'
import type { ConflictVersion } from '../api/failure'
import type { PageStep } from '../api/publishing'
import type { ImpactTarget, LocationChoice, PublishImpact } from '../api/rollouts'
import type { Journal } from './journal'
import type { OpenDocument } from './load-document'
import type { PageSaveState } from './page-save-state'
import type { Recovery } from './recovery'
import type { Saver } from './saver'

/** A notice under the top bar; it stays until closed or replaced. */
export interface Notice {
  readonly tone: 'plain' | 'success' | 'danger'
  readonly text: string
  readonly link?: { readonly text: string; readonly href: string }
  /** What can be done about it; the notice is closed then. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Whether it is true only of the page as it is now: the next change takes it away. */
  readonly endsWithChange?: boolean
  /** Whether it is there when the page is opened, and has room of its own; any other lies over the page, and moves nothing. */
  readonly isStanding?: true
  /** What is wrong and where; each can be shown. */
  readonly issues?: readonly PageIssue[]
}

/** The locations of a change of a page of the network, to be chosen before it is published. */
export interface LocationQuestion {
  readonly impact: PublishImpact
  readonly target: ImpactTarget
  readonly answer: (choice: LocationChoice) => void
}

interface Notices {
  readonly notice: Notice | null
  /** Which dialog about the page's locations is open: the choice before publishing, or where the last change has come to. */
  readonly locations?: LocationQuestion | 'state' | null
}

/** The open document beside its session: how it is saved, and its notices. */
export interface Editing {
  readonly document: OpenDocument
  readonly saver: Saver<PageSaveState>
  readonly journal: Journal
  readonly recovery: Recovery
  readonly notices: StoreApi<Notices>
  /** How it is published, where it is not a document of its own. */
  readonly publishStep?: PageStep
  /** What a step was refused for, as someone else saved first: who changed what, and how to load it. */
  readonly lookAt: (theirs: ConflictVersion) => Promise<OtherVersion>
}

/** A version that someone else saved and that is not on the screen. */
export interface OtherVersion {
  /** `Asha changed Hero and deleted Columns`. */
  readonly words: string
  /** Merges it with the page; where it clashes the user is asked. */
  readonly load: () => void
}

const Context = createContext<Editing | null>(null)
export const EditingProvider = Context.Provider

export function useEditing(): Editing {
  const editing = use(Context)
  if (!editing) throw new Error('No page is open here: EditingProvider is missing')
  return editing
}

export function useSaveState<T>(selector: (state: PageSaveState) => T): T {
  return useStore(useEditing().saver.store, selector)
}

export function createNotices(notice: Notice | null = null): Editing['notices'] {
  return createStore((): Notices => ({ notice }))
}
