import { useEffect, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { lazyRecordSearch } from '../library/lazy-record-search'
import { pictureLibrary } from '../library/picture-library'
import { type ExportPictures, exportPictures } from './import-pictures'
import { type ImportPlan, type PlannedPost, planImport } from './plan-import'
import { readExport } from './read-export'
import { checkPosts, importPost, type PostOutcome } from './run-import'
import { NoExport } from './site-export'

/** The current step of an import and its progress. */
export interface ImportWork {
  readonly label: string
  /** From 0 to 1. */
  readonly part: number
  readonly canStop: boolean
}

export type Outcomes = ReadonlyMap<PlannedPost, PostOutcome>

/**
 * Hook for the import of a site: the export is read and checked when a file is chosen; the import runs until it is done or
 * stopped. Posts that failed can be retried.
 */
export function useSiteImport(locationId: number, choices: ImportChoices) {
  const { client } = useApp()
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [work, setWork] = useState<ImportWork | null>(null)
  const [problem, setProblem] = useState('')
  const stopping = useRef(new AbortController())
  const added = useRef<AddedPictures | null>(null)
  useLeaveQuestion(work?.canStop ?? false)
  useEffect(() => () => stopping.current.abort(), [])
  const options = { client, locationId, ...choices }

  async function read(file: File): Promise<void> {
    setPlan(null)
    setOutcomes(new Map())
    setProblem('')
    added.current = null
    try {
      const progress = (label: string) => (part: number) => setWork({ label, part, canStop: false })
      const site = await readExport(file, progress(t('Reading the file…')))
      const next = await planImport(site, progress(t('Converting texts…')))
      setWork({ label: t('Checking…'), part: 1, canStop: false })
      const found = new Map<PlannedPost, PostOutcome>()
      await checkPosts(next, options, (post, outcome) => found.set(post, outcome))
      setOutcomes(found)
      setPlan(next)
    } catch (error) {
      setProblem(error instanceof NoExport ? error.message : failureOf(error).message)
    }
    setWork(null)
  }

  async function run(folder: readonly File[]): Promise<void> {
    if (!plan) return
    stopping.current = new AbortController()
    const { signal } = stopping.current
    if (added.current?.folder !== folder) {
      const library = pictureLibrary(lazyRecordSearch(client).pictures, locationId, {
        unlessKnown: true,
      })
      const pictures = exportPictures(library, folder, () => stopping.current.signal)
      added.current = { folder, pictures }
    }
    const { pictures } = added.current
    const waiting = plan.posts.filter((post) => isWaiting(outcomes.get(post)))
    for (const [index, post] of waiting.entries()) {
      if (signal.aborted) break
      const label = t('Importing {number} of {count}: {title}', {
        number: index + 1,
        count: waiting.length,
        title: post.title,
      })
      setWork({ label, part: index / waiting.length, canStop: true })
      const outcome = await importPost(post, options, { plan, pictures })
      setOutcomes((before) => new Map(before).set(post, outcome))
    }
    setWork(null)
  }

  return {
    ...{ plan, outcomes, work, problem, read, run },
    stop: () => stopping.current.abort(),
  }
}

function isWaiting(outcome: PostOutcome | undefined): boolean {
  return outcome?.state === 'NEW' || outcome?.state === 'FAILED'
}

/** Pictures from a chosen folder that are already in the library. */
interface AddedPictures {
  readonly folder: readonly File[]
  readonly pictures: ExportPictures
}

interface ImportChoices {
  readonly isPublic: boolean
  readonly withRedirects: boolean
}

/** Makes the browser ask before the page is closed during an import. */
function useLeaveQuestion(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isRunning])
}
