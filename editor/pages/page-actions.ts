import { Archive, Copy, EyeOff, FolderInput, Globe, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import type { DocumentSummary, LocationName } from '../api/answers'
import {
  duplicatePage,
  republishPage,
  restorePage,
  setPageStatus,
  unpublishPage,
} from '../api/publishing'
import type { OfferedAction } from '../screens/list/use-row-actions'

/** An action on one or more pages of the list. */
export interface PageAction extends OfferedAction<DocumentSummary> {
  /**
   * True if it removes pages from the public site: the user is first shown what links to them and, for a site layout, the pages
   * that use it.
   */
  readonly takesOffSite?: boolean
}

const takesOffSite = { takesOffSite: true, warning: frameWarning } as const

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
  isFor: isPublished,
  async run(client, page) {
    await unpublishPage(client, page)
    return () => republishPage(client, page.id, page.version)
  },
  done: ({ count, name }) =>
    t('{count, plural, one {Unpublished “{name}”.} other {Unpublished # pages.}}', { count, name }),
  ...takesOffSite,
}

const archive: PageAction = {
  label: t('Archive'),
  icon: Archive,
  isFor: ({ recordStatus }) => recordStatus === 'ACTIVE',
  async run(client, page) {
    await setPageStatus(client, page, 'ARCHIVED')
    return () => setPageStatus(client, page, 'ACTIVE')
  },
  done: ({ count, name }) =>
    t('{count, plural, one {Archived “{name}”.} other {Archived # pages.}}', { count, name }),
  ...takesOffSite,
}

const restore: PageAction = {
  label: t('Restore'),
  icon: RotateCcw,
  isFor: ({ recordStatus }) => recordStatus === 'ARCHIVED' || recordStatus === 'INACTIVE',
  async run(client, page) {
    await setPageStatus(client, page, 'ACTIVE')
    return page.recordStatus === 'ARCHIVED' ? () => setPageStatus(client, page, 'ARCHIVED') : null
  },
  done: ({ count, name }) =>
    t('{count, plural, one {Restored “{name}”.} other {Restored # pages.}}', { count, name }),
}

const trash: PageAction = {
  label: t('Move to trash'),
  icon: Trash2,
  danger: true,
  isFor: ({ recordStatus }) => recordStatus !== 'DELETED',
  async run(client, page) {
    await setPageStatus(client, page, 'DELETED')
    return async () => {
      await restorePage(client, page)
      if (isPublished(page)) await republishPage(client, page.id, page.version)
    }
  },
  done: ({ count, name }) =>
    t('{count, plural, one {Moved “{name}” to the trash.} other {Moved # pages to the trash.}}', {
      count,
      name,
    }),
  ...takesOffSite,
}

const untrash: PageAction = {
  label: t('Restore from trash'),
  icon: Undo2,
  isFor: ({ recordStatus }) => recordStatus === 'DELETED',
  async run(client, page) {
    await restorePage(client, page)
    return () => setPageStatus(client, page, 'DELETED')
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
  isFor: ({ recordStatus, texts }) =>
    recordStatus === 'ACTIVE' &&
    texts.every(({ isLive }) => !isLive) &&
    texts.some(({ endedAt }) => endedAt !== null),
  async run(client, page) {
    await republishPage(client, page.id, page.version)
    return () => unpublishPage(client, page)
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
    ...takesOffSite,
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

/** Returns the site layouts that an action would unpublish, which affects every page of their locations. */
export function layoutsTakenOff(
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
