import { Archive, Copy, EyeOff, FolderInput, Globe, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { type OfferedStep, pageSteps } from '#schema/publication/offered-steps'
import type { PublicationStep } from '#schema/publication/step-message'
import type { DocumentSummary, LocationName, PublishedDocument } from '../api/answers'
import {
  duplicatePage,
  republishPage,
  restorePage,
  setPageStatus,
  unpublishPage,
} from '../api/publishing'
import type { StepResult, UndoAction } from '../screens/list/step-result'
import type { OfferedAction } from '../screens/list/use-row-actions'
import { pageFacts } from '../screens/page-facts'

/** An action on one or more pages of the list. */
export interface PageAction extends OfferedAction<DocumentSummary> {
  /**
   * True if it removes pages from the public site: the user is first shown what links to them and, for a site layout, the pages
   * that use it.
   */
  readonly takesOffSite?: boolean
}

/** Returns the result of a step, with the facts that it was answered with. */
function done(
  step: PublicationStep,
  page: DocumentSummary,
  { id: _, ...saved }: PublishedDocument,
  undo: UndoAction | null,
): StepResult {
  return { step, undo, facts: async () => pageFacts({ ...page, ...saved }) }
}

function isOffered(step: OfferedStep) {
  return (page: DocumentSummary) => pageSteps(pageFacts(page)).has(step)
}

const unpublishes = { takesOffSite: true, warning: frameWarning } as const

const duplicate: PageAction = {
  label: t('Duplicate'),
  icon: Copy,
  // A location has only one layout.
  isFor: ({ recordStatus, type }) => recordStatus !== 'DELETED' && type !== 'LAYOUT',
  async run(client, page) {
    const copy = await duplicatePage(client, page.id)
    return () => setPageStatus(client, copy, 'DELETED')
  },
  done: ({ count, name }) =>
    t('{count, plural, one {Duplicated “{name}”.} other {Duplicated # pages.}}', { count, name }),
}

const unpublish: PageAction = {
  label: t('Unpublish'),
  icon: EyeOff,
  isFor: isOffered('unpublish'),
  async run(client, page) {
    const saved = await unpublishPage(client, page)
    return done('unpublish', page, saved, () => republishPage(client, page.id, page.version))
  },
  done: ({ count, name }) =>
    t('{count, plural, one {Unpublished “{name}”.} other {Unpublished # pages.}}', { count, name }),
  ...unpublishes,
}

const archive: PageAction = {
  label: t('Archive'),
  icon: Archive,
  isFor: isOffered('archive'),
  async run(client, page) {
    const saved = await setPageStatus(client, page, 'ARCHIVED')
    return done('archive', page, saved, () => setPageStatus(client, page, 'ACTIVE'))
  },
  done: ({ count, name }) =>
    t('{count, plural, one {Archived “{name}”.} other {Archived # pages.}}', { count, name }),
  ...unpublishes,
}

const restore: PageAction = {
  label: t('Restore'),
  icon: RotateCcw,
  isFor: isOffered('restore'),
  async run(client, page) {
    const saved = await setPageStatus(client, page, 'ACTIVE')
    const isArchived = page.recordStatus === 'ARCHIVED'
    const undo = isArchived ? () => setPageStatus(client, page, 'ARCHIVED') : null
    return done('restore', page, saved, undo)
  },
  done: ({ count, name }) =>
    t('{count, plural, one {Restored “{name}”.} other {Restored # pages.}}', { count, name }),
}

const trash: PageAction = {
  label: t('Move to trash'),
  icon: Trash2,
  danger: true,
  isFor: isOffered('trash'),
  async run(client, page) {
    const saved = await setPageStatus(client, page, 'DELETED')
    return done('trash', page, saved, async () => {
      await restorePage(client, page)
      if (isPublished(page)) await republishPage(client, page.id, page.version)
    })
  },
  done: ({ count, name }) =>
    t('{count, plural, one {Moved “{name}” to the trash.} other {Moved # pages to the trash.}}', {
      count,
      name,
    }),
  ...unpublishes,
}

const untrash: PageAction = {
  label: t('Restore from trash'),
  icon: Undo2,
  isFor: isOffered('untrash'),
  async run(client, page) {
    const saved = await restorePage(client, page)
    return done('untrash', page, saved, () => setPageStatus(client, page, 'DELETED'))
  },
  done: ({ count, name }) =>
    t('{count, plural, one {Restored “{name}” as a draft.} other {Restored # pages as drafts.}}', {
      count,
      name,
    }),
}

/** For a previously published page that is unpublished in every language: republishes all languages as they were. */
const republish: PageAction = {
  label: t('Publish the last live version'),
  icon: Globe,
  isFor: isOffered('republish'),
  async run(client, page) {
    const saved = await republishPage(client, page.id, page.version)
    return done('republish', page, saved, () => unpublishPage(client, page))
  },
  done: ({ count, name }) =>
    t('{count, plural, one {Published “{name}”.} other {Published # pages.}}', { count, name }),
}

/** Returns the action that moves pages: each becomes a draft at the location, and its original is moved to the trash. */
export function moveTo({ id: locationId, name: locationName }: LocationName): PageAction {
  return {
    label: t('Move'),
    icon: FolderInput,
    isFor: duplicate.isFor,
    async run(client, page) {
      const moved = await duplicatePage(client, page.id, locationId)
      try {
        await setPageStatus(client, page, 'DELETED')
      } catch (error) {
        // If copying fails, nothing is moved, to avoid a page at both locations.
        await setPageStatus(client, moved, 'DELETED')
        throw error
      }
      return async () => {
        await restorePage(client, page)
        await setPageStatus(client, moved, 'DELETED')
      }
    },
    done: ({ count, name }) =>
      t(
        '{count, plural, one {Moved “{name}” to {locationName}, as a draft.} other {Moved # pages to {locationName}, as drafts.}}',
        { count, name, locationName },
      ),
    ...unpublishes,
  }
}

export const pageActions: readonly PageAction[] = [
  duplicate,
  republish,
  unpublish,
  archive,
  restore,
  untrash,
  trash,
]

/** Returns the menu actions of a page that apply to it and that this account may use. */
export function actionsFor(page: DocumentSummary): readonly PageAction[] {
  if (page.permission === 'VIEW') return []
  const isMine = (action: PageAction) => page.permission === 'MANAGE' || action === duplicate
  return pageActions.filter((action) => isMine(action) && action.isFor(page))
}

/** Returns whether it can be copied to another location: a location has only one layout. */
export const isCopied = duplicate.isFor

/** Returns whether visitors currently see the page. */
export function isPublished({ publishedVersion, recordStatus }: DocumentSummary): boolean {
  return publishedVersion !== null && recordStatus === 'ACTIVE'
}

/** Returns the address at which visitors see the page, which the draft may have left; `null` if they don’t. */
export function liveHref(page: DocumentSummary): string | null {
  return isPublished(page) && page.type !== 'LAYOUT' ? page.livePath : null
}

/** Returns the site layouts that an action would unpublish, which affects every page of their locations. */
export function unpublishedLayouts(
  action: PageAction,
  pages: readonly DocumentSummary[],
): readonly DocumentSummary[] {
  if (!action.takesOffSite) return []
  return pages.filter((page) => page.type === 'LAYOUT' && isPublished(page))
}

function frameWarning(pages: readonly DocumentSummary[]): string {
  return pages.some(({ type }) => type === 'LAYOUT')
    ? t('The location’s pages now use the network’s header and footer, or none.')
    : ''
}

/** Returns whether it is a network page, which locations can override. */
export function isOfNetwork({ type, locationId }: DocumentSummary): boolean {
  return type !== 'LAYOUT' && locationId === DEFAULT_LOCATION_ID
}
