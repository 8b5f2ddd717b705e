import type { ReactNode } from 'react'
import { ApiProvider } from './app/api-provider'
import { ErrorBoundary } from './app/error-boundary'
import { MissingPage } from './app/error-page'
import type { Route } from './app/routes'
import { Shell } from './shell/shell'
import { withLibrary } from './store/block-library'
import { lazyComponent } from './ui/lazy/lazy-component'
import { lazyPart } from './ui/lazy/lazy-part'
import { lazyScreen } from './ui/lazy/lazy-screen'

const ClosedToday = lazyComponent(
  lazyPart(() => import('./locations/closed-today').then((part) => part.ClosedToday)),
)
const ListShortcuts = lazyComponent(
  lazyPart(() => import('./screens/list/list-shortcuts').then((part) => part.ListShortcuts)),
)
const HomeScreen = lazyScreen(
  lazyPart(() => import('./home/home-screen').then((part) => part.HomeScreen)),
)
const CalendarScreen = lazyScreen(
  lazyPart(() => import('./calendar/calendar-screen').then((part) => part.CalendarScreen)),
)
const PageList = lazyScreen(
  lazyPart(() => import('./pages/page-list').then((part) => part.PageList)),
)
const PeopleList = lazyScreen(
  lazyPart(() => import('./people/people-list').then((part) => part.PeopleList)),
)
const MailPage = lazyScreen(
  lazyPart(() => import('./people/mail-page').then((part) => part.MailPage)),
)
const MediaScreen = lazyScreen(
  lazyPart(() => import('./media/screen/media-screen').then((part) => part.MediaScreen)),
)
const InboxPage = lazyScreen(
  lazyPart(() => import('./inbox/inbox-page').then((part) => part.InboxPage)),
)
const FeedbackPage = lazyScreen(
  lazyPart(() => import('./inbox/feedback-page').then((part) => part.FeedbackPage)),
)
const LocationList = lazyScreen(
  lazyPart(() => import('./locations/location-list').then((part) => part.LocationList)),
)
const LocationScreen = lazyScreen(
  lazyPart(() => import('./locations/location-page').then((part) => part.LocationPage)),
)
const NavigationScreen = lazyScreen(
  lazyPart(() => import('./navigation/navigation-screen').then((part) => part.NavigationScreen)),
)
const TopicsScreen = lazyScreen(
  lazyPart(() => import('./topics/topics-screen').then((part) => part.TopicsScreen)),
)
const RecordsScreen = lazyScreen(
  lazyPart(() => import('./collections/records-screen').then((part) => part.RecordsScreen)),
)
const CollectionRecord = lazyScreen(
  lazyPart(() => import('./collections/collection-record').then((part) => part.CollectionRecord)),
)
const DifferencesScreen = lazyScreen(
  lazyPart(() =>
    withLibrary(import('./differences/differences-screen').then((part) => part.DifferencesScreen)),
  ),
)
const RedirectsScreen = lazyScreen(
  lazyPart(() => import('./redirects/redirects-screen').then((part) => part.RedirectsScreen)),
)
const ImportScreen = lazyScreen(
  lazyPart(() => import('./record-import/import-screen').then((part) => part.ImportScreen)),
)
const SearchScreen = lazyScreen(
  lazyPart(() => import('./search-answers/search-screen').then((part) => part.SearchScreen)),
)
const IntegrationsScreen = lazyScreen(
  lazyPart(() =>
    import('./integrations/integrations-screen').then((part) => part.IntegrationsScreen),
  ),
)
const ReplaceScreen = lazyScreen(
  lazyPart(() => import('./replace/replace-screen').then((part) => part.ReplaceScreen)),
)
const KitProgressScreen = lazyScreen(
  lazyPart(() => import('./kits/kit-progress-screen').then((part) => part.KitProgressScreen)),
)
const KitFormScreen = lazyScreen(
  lazyPart(() => import('./kits/kit-form-screen').then((part) => part.KitFormScreen)),
)
const MomentScreen = lazyScreen(
  lazyPart(() => import('./moment/moment-screen').then((part) => part.MomentScreen)),
)
const AuditScreen = lazyScreen(
  lazyPart(() => import('./audit/audit-screen').then((part) => part.AuditScreen)),
)

/** Page with every control in every state, for development only; excluded from builds. */
const DesignPage = import.meta.env.DEV
  ? lazyScreen(lazyPart(() => import('./design/design-page').then((part) => part.DesignPage)))
  : null

/** Every screen except the page editor. Separate, so that opening a page doesn't load the list of screens. */
export function OtherScreen({ route }: { readonly route: Route }) {
  return (
    <ApiProvider>
      <Shell>
        <ErrorBoundary key={route.name}>{screenAt(route)}</ErrorBoundary>
      </Shell>
      <ListShortcuts />
    </ApiProvider>
  )
}

function screenAt(route: Route): ReactNode {
  switch (route.name) {
    case 'home':
      return <HomeScreen ClosedToday={ClosedToday} />
    case 'calendar':
      return <CalendarScreen />
    case 'pages':
      return <PageList />
    case 'people':
      return <PeopleList />
    case 'mail':
      return <MailPage />
    case 'media':
      return <MediaScreen />
    case 'inbox':
      return <InboxPage />
    case 'message':
      return <FeedbackPage key={route.id} id={route.id} />
    case 'locations':
      return <LocationList />
    case 'location':
      return <LocationScreen key={route.id} id={route.id} />
    case 'navigation':
      return <NavigationScreen />
    case 'topics':
      return <TopicsScreen />
    case 'records':
      if (DesignPage && route.list === 'design') return <DesignPage />
      // Not a record kind. It has no route of its own, because every page editor would load that.
      if (route.list === 'replace') return <ReplaceScreen />
      if (route.list === 'kit-progress') return <KitProgressScreen />
      if (route.list === 'kit-form') return <KitFormScreen />
      if (route.list === 'site-at') return <MomentScreen />
      return <RecordsScreen key={route.list} list={route.list} />
    case 'record':
      return <CollectionRecord key={`${route.list} ${route.id}`} list={route.list} id={route.id} />
    case 'differences':
      return <DifferencesScreen />
    case 'redirects':
      return <RedirectsScreen />
    case 'import':
      return <ImportScreen />
    case 'search':
      return <SearchScreen />
    case 'integrations':
      return <IntegrationsScreen />
    case 'audit':
      return <AuditScreen />
    default:
      return <MissingPage />
  }
}
