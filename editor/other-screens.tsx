import { lazy } from 'react'
import { MissingPage } from './app/error-page'
import type { Route } from './app/routes'

const HomeScreen = lazy(() =>
  import('./home/home-screen').then(({ HomeScreen: component }) => ({ default: component })),
)
const CalendarScreen = lazy(() =>
  import('./calendar/calendar-screen').then(({ CalendarScreen: component }) => ({
    default: component,
  })),
)
const PageList = lazy(() =>
  import('./pages/page-list').then(({ PageList: component }) => ({ default: component })),
)
const PeopleList = lazy(() =>
  import('./people/people-list').then(({ PeopleList: component }) => ({ default: component })),
)
const MailPage = lazy(() =>
  import('./people/mail-page').then(({ MailPage: component }) => ({ default: component })),
)
const MediaScreen = lazy(() =>
  import('./media/screen/media-screen').then(({ MediaScreen: component }) => ({
    default: component,
  })),
)
const InboxPage = lazy(() =>
  import('./inbox/inbox-page').then(({ InboxPage: component }) => ({ default: component })),
)
const FeedbackPage = lazy(() =>
  import('./inbox/feedback-page').then(({ FeedbackPage: component }) => ({ default: component })),
)
const LocationList = lazy(() =>
  import('./locations/location-list').then(({ LocationList: component }) => ({
    default: component,
  })),
)
const LocationPage = lazy(() =>
  import('./locations/location-page').then(({ LocationPage: component }) => ({
    default: component,
  })),
)
const NavigationScreen = lazy(() =>
  import('./navigation/navigation-screen').then(({ NavigationScreen: component }) => ({
    default: component,
  })),
)
const TopicsScreen = lazy(() =>
  import('./topics/topics-screen').then(({ TopicsScreen: component }) => ({ default: component })),
)
const RecordsScreen = lazy(() =>
  import('./desk/records-screen').then(({ RecordsScreen: component }) => ({ default: component })),
)
const DeskRecord = lazy(() =>
  import('./desk/desk-record').then(({ DeskRecord: component }) => ({ default: component })),
)
const RedirectsScreen = lazy(() =>
  import('./redirects/redirects-screen').then(({ RedirectsScreen: component }) => ({
    default: component,
  })),
)
const AuditScreen = lazy(() =>
  import('./audit/audit-screen').then(({ AuditScreen: component }) => ({ default: component })),
)

/** Every screen but a page's editor. They are named apart from it, so that opening a page fetches no list of them. */
export function OtherScreen({ route }: { readonly route: Route }) {
  switch (route.name) {
    case 'home':
      return <HomeScreen />
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
      return <LocationPage key={route.id} id={route.id} />
    case 'navigation':
      return <NavigationScreen />
    case 'topics':
      return <TopicsScreen />
    case 'records':
      return <RecordsScreen key={route.list} list={route.list} />
    case 'record':
      return <DeskRecord key={`${route.list} ${route.id}`} list={route.list} id={route.id} />
    case 'redirects':
      return <RedirectsScreen />
    case 'audit':
      return <AuditScreen />
    default:
      return <MissingPage what="place in the editor" />
  }
}
