import { t } from '#schema/messages/t'
import { Screen } from '../screens/screen'
import { NewPageButton, useCreatePage } from './new-page-button'
import { isOfShared, usePageFilters } from './page-filters'
import { Pages } from './pages'

/** Screen with the list of pages visible to the user. */
export function PageList() {
  const { filters } = usePageFilters()
  const { names, unread, create, dialog } = useCreatePage(Number(filters.locationId) || null)
  return (
    <Screen
      title={isOfShared(filters) ? t('Shared blocks') : t('Pages')}
      action={<NewPageButton create={create} />}
    >
      {unread}
      <Pages locations={names} onCreate={create} />
      {dialog}
    </Screen>
  )
}
