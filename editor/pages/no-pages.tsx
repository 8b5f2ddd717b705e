import { Component, FilePlus2 } from 'lucide-react'
import { t } from '#schema/messages/t'
import { PAGES_PATH } from '../app/routes'
import { NoMatch } from '../screens/list/no-match'
import { isNarrowed } from '../screens/use-url-query'
import { AppLink } from '../ui/app-link'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { isOfShared, type PageFilters } from './page-filters'

/** In place of a list without pages: why it is empty, and the one thing to do about it. */
export function NoPages({ filters, onCreate, onShowAll }: NoPagesProps) {
  if (isOfShared(filters) && !isNarrowed({ ...filters, type: '' })) return <NoSharedBlocks />
  if (filters.type !== '' && !isNarrowed({ ...filters, type: '' }))
    return (
      <NoMatch
        title={t('No pages of this type yet')}
        showAll={t('Show all pages')}
        onShowAll={onShowAll}
      >
        {t('Choose another type, or show all pages.')}
      </NoMatch>
    )
  if (isNarrowed(filters))
    return (
      <NoMatch title={t('No page matches')} showAll={t('Show all pages')} onShowAll={onShowAll} />
    )
  return (
    <EmptyState
      icon={<FilePlus2 size={32} />}
      title={t('No pages yet')}
      action={
        onCreate && (
          <Button look="primary" onClick={onCreate}>
            {t('Create the first page')}
          </Button>
        )
      }
    >
      {t('Pages of your locations are listed here.')}
    </EmptyState>
  )
}

interface NoPagesProps {
  readonly filters: PageFilters
  readonly onCreate: (() => void) | null
  /** Clears what the list is narrowed to. */
  readonly onShowAll: () => void
}

function NoSharedBlocks() {
  return (
    <EmptyState
      icon={<Component size={32} />}
      title={t('No shared blocks yet')}
      action={
        <AppLink className="ed-button" data-look="plain" href={PAGES_PATH}>
          {t('All pages')}
        </AppLink>
      }
    >
      {t(
        'On a page, choose “Make a shared block…” in the menu of a block. A change to it then shows on every page that uses it.',
      )}
    </EmptyState>
  )
}
