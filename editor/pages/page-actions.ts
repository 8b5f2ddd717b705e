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

/** Something that is done to pages from their list, to one of them or to several. */
export interface PageAction extends OfferedAction<DocumentSummary> {
  /** Whether visitors no longer get the page: what links to it is then shown before, and of a site layout which pages it is around. */
  readonly takesOffSite?: boolean
}

const takesOffSite = { takesOffSite: true, warning: frameWarning } as const

const duplicate: PageAction = {
  label: t('Duplicate'),
  icon: Copy,
  // A location has one layout.
  isFor: ({ recordStatus, type }) => recordStatus !== 'DELETED' && type !== 'LAYOUT',
  async run(client, page) {
    const copy = await duplicatePage(client, page.id)
    return () => setPageStatus(client, copy, 'DELETED')
  },
  done: (what: string) => t('Duplicated {what}.', { what }),
}

const unpublish: PageAction = {
  label: t('Unpublish'),
  icon: EyeOff,
  isFor: isPublished,
  async run(client, page) {
    await unpublishPage(client, page)
    return () => republishPage(client, page.id, page.version)
  },
  done: (what: string) => t('Unpublished: {what}.', { what }),
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
  done: (what: string) => t('Archived {what}.', { what }),
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
  done: (what: string) => t('Restored {what}.', { what }),
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
  done: (what: string) => t('Moved to trash: {what}.', { what }),
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
  done: (what: string) => t('Restored as a draft: {what}.', { what }),
}

/** A page that visitors saw, and see no more in any language: it comes back as it was, in all of them. */
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
  done: (what: string) => t('Published: {what}.', { what }),
}

/** Moves pages: each becomes a draft at the location, and goes to the trash where it was. */
export function moveTo({ id: locationId, name }: LocationName): PageAction {
  return {
    label: t('Move'),
    icon: FolderInput,
    isFor: duplicate.isFor,
    async run(client, page) {
      const moved = await duplicatePage(client, page.id, locationId)
      try {
        await setPageStatus(client, page, 'DELETED')
      } catch (error) {
        // Not at all, rather than a page at both.
        await setPageStatus(client, moved, 'DELETED')
        throw error
      }
      return async () => {
        await restorePage(client, page)
        await setPageStatus(client, moved, 'DELETED')
      }
    },
    done: (what: string) => t('Moved to {name}, as drafts there: {what}.', { name, what }),
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

/** The actions in the menu of a page: those that apply to it, and that this account may do. */
export function actionsFor(page: DocumentSummary): readonly PageAction[] {
  if (page.permission === 'VIEW') return []
  const isMine = (action: PageAction) => page.permission === 'MANAGE' || action === duplicate
  return pageActions.filter((action) => isMine(action) && action.isFor(page))
}

/** Whether it can be copied to another location: a location has one layout. */
export const isCopied = duplicate.isFor

/** Whether visitors get the page now. */
export function isPublished({ publishedVersion, recordStatus }: DocumentSummary): boolean {
  return publishedVersion !== null && recordStatus === 'ACTIVE'
}

/** Site layouts that visitors would no longer get: the one change of the list that is seen on every page of a location. */
export function layoutsTakenOff(
  action: PageAction,
  pages: readonly DocumentSummary[],
): readonly DocumentSummary[] {
  if (!action.takesOffSite) return []
  return pages.filter((page) => page.type === 'LAYOUT' && isPublished(page))
}

function frameWarning(pages: readonly DocumentSummary[]): string {
  return pages.some(({ type }) => type === 'LAYOUT')
    ? t(
        'The pages of the location are shown with the network’s header and footer now, or without any.',
      )
    : ''
}

/** Whether locations may have it otherwise: a page of the network. */
export function isOfNetwork({ type, locationId }: DocumentSummary): boolean {
  return type !== 'LAYOUT' && locationId === DEFAULT_LOCATION_ID
}
