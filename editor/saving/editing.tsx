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

/** A notice below the top bar; it stays until closed or replaced. */
export interface Notice {
  readonly tone: 'plain' | 'success' | 'danger'
  readonly text: string
  readonly link?: { readonly text: string; readonly href: string }
  /** Action of the notice, which also closes it. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** True if it applies only to the current page: the next change removes it. */
  readonly endsWithChange?: boolean
  /** True if it is shown when the page opens and takes space; other notices overlay the page without moving it. */
  readonly isStanding?: true
  /** Issues that can be shown in the page. */
  readonly issues?: readonly PageIssue[]
}

/** Locations affected by a network page's change, to be chosen before it is published. */
export interface LocationQuestion {
  readonly impact: PublishImpact
  readonly target: ImpactTarget
  readonly answer: (choice: LocationChoice) => void
}

interface Notices {
  readonly notice: Notice | null
  /** The open dialog about locations: the choice before publishing, or the progress of the last change. */
  readonly locations?: LocationQuestion | 'state' | null
}

/** The open document's save state and notices, beside its session. */
export interface Editing {
  readonly document: OpenDocument
  readonly saver: Saver<PageSaveState>
  readonly journal: Journal
  readonly recovery: Recovery
  readonly notices: StoreApi<Notices>
  /** The publish step, if the open page isn't a separate document but a location's version. */
  readonly publishStep?: PageStep
  /** Describes the version that another person saved first, which caused a refusal, and how to load it. */
  readonly lookAt: (theirs: ConflictVersion) => Promise<OtherVersion>
}

/** A version saved by another person that isn't displayed yet. */
export interface OtherVersion {
  /** Summary: `Asha changed Hero and deleted Columns`. */
  readonly words: string
  /** Merges it with the page; asks the user about clashes. */
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
