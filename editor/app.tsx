import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { readAccount, signOut } from './api/account'
import type { Account } from './api/answers'
import type { ApiClient } from './api/fetch-query'
import { type AppContext, AppProvider, type SignedOut } from './app/app-context'
import { ErrorBoundary } from './app/error-boundary'
import { ErrorPage } from './app/error-page'
import { followLink, navigate, redirect, useRoute } from './app/navigation'
import { HOME_PATH, type Route, routeOf, signInPath } from './app/routes'
import { useLoader } from './app/use-loader'
import { forgetKeptPages } from './offline/forget-kept-pages'
import { RouterProvider } from './ui/app-link'
import { lazyComponent } from './ui/lazy/lazy-component'
import { lazyPart } from './ui/lazy/lazy-part'
import { LoadingScreen, lazyScreen } from './ui/lazy/lazy-screen'
import { useFirstInput, useSettled } from './ui/lazy/when-inactive'
import './app.css'

const pageEditor = lazyPart(() =>
  import('./page-editor/page-editor').then((part) => part.PageEditor),
)
const PageEditor = lazyScreen(pageEditor)
const otherScreen = lazyPart(() => import('./other-screens').then((part) => part.OtherScreen))
const OtherScreen = lazyScreen(otherScreen)
const TooltipRegion = lazyComponent(
  lazyPart(() => import('./ui/floating/tooltip-region').then((part) => part.TooltipRegion)),
)
// Loads while the account is requested. If loading fails, it is retried when the screen is shown.
const screen = routeOf(location).name === 'page' ? pageEditor : otherScreen
queueMicrotask(() => screen.fetch().catch(() => undefined))

const router = { navigate, followLink }

const entrance = () => import('./entrance')
const RarePage = lazyScreen(lazyPart(() => entrance().then((part) => part.RarePage)))
const SignInPage = lazyScreen(lazyPart(() => entrance().then((part) => part.SignInPage)))
const SignInDialog = lazyComponent(lazyPart(() => entrance().then((part) => part.SignInDialog)))

/** Root component of the editor. The signed-in account decides which screen an address shows. */
export function App({ client, signedOut }: AppProps) {
  const route = useRoute()
  const { loaded, reload } = useLoader(() => readAccount(client))
  const [signedIn, setSignedIn] = useState<Account | null>(null)
  const afterSignIn = useCallback(async () => {
    setSignedIn(await readAccount(client))
    signedOut.setState({ signedOut: false })
  }, [client, signedOut])
  const account = signedIn ?? (loaded.state === 'ready' ? loaded.value : undefined)
  const accountId = account === null ? null : account?.id
  useEffect(() => {
    if (accountId !== undefined) void forgetKeptPages({ except: accountId })
  }, [accountId])
  if (loaded.state === 'failed') return <ErrorPage failure={loaded.failure} reload={reload} />
  if (account === undefined) return <LoadingScreen />
  if (route.name === 'sign-in')
    return <SignInPage next={route.next} account={account} onSignedIn={afterSignIn} />
  // Shown even if someone is signed in, because the email may be for another person.
  if (route.name === 'accept' || route.name === 'password')
    return <RarePage page={route.name} onDone={afterSignIn} />
  if (account === null) return <ToSignIn />
  return (
    <SignedIn
      key={account.id}
      client={client}
      account={account}
      route={route}
      signedOut={signedOut}
      onSignedIn={afterSignIn}
    />
  )
}

interface AppProps {
  readonly client: ApiClient
  readonly signedOut: SignedOut
}

function Inside({ account, route, onSignedIn }: InsideProps) {
  if (account.mustSetUpTwoStep) return <RarePage page="two-step" onDone={onSignedIn} />
  return account.setsUp ? <RarePage page="set-up" onDone={onSignedIn} /> : <Screen route={route} />
}

type InsideProps = Pick<SignedInProps, 'account' | 'route' | 'onSignedIn'>

function SignedIn({ client, account, route, signedOut, onSignedIn }: SignedInProps) {
  const app = useMemo(
    (): AppContext => ({
      client,
      account,
      signedOut,
      async signOut() {
        const done = await signOut()
        if (!done) return false
        client.clearStore().catch(reportError)
        await forgetKeptPages({ except: null })
        // Reloads even after a failure, so that none of this user's data stays in memory for the next one.
        location.assign('/editor/sign-in')
        return true
      },
    }),
    [client, account, signedOut],
  )
  const hasLostSession = useStore(signedOut, (state) => state.signedOut)
  return (
    <AppProvider value={app}>
      <RouterProvider value={router}>
        <ErrorBoundary key={route.name === 'page' ? route.documentId : 'screens'}>
          <Inside account={account} route={route} onSignedIn={onSignedIn} />
        </ErrorBoundary>
      </RouterProvider>
      <Tooltips />
      {hasLostSession && <SignInDialog email={account.email} onSignedIn={onSignedIn} />}
    </AppProvider>
  )
}

/**
 * Fetched once the page has settled, so that a first press doesn't wait for it, or else with the first input. A component of its
 * own: neither renders the page again.
 */
function Tooltips() {
  const isSettled = useSettled()
  const hasBegun = useFirstInput()
  return isSettled || hasBegun ? <TooltipRegion /> : null
}

interface SignedInProps extends AppProps {
  readonly account: Account
  readonly route: Route
  readonly onSignedIn: () => Promise<void>
}

function Screen({ route }: { readonly route: Route }) {
  return route.name === 'page' ? (
    <PageEditor key={`${route.documentId} ${route.language} ${route.location}`} {...route} />
  ) : (
    <OtherScreen route={route} />
  )
}

function ToSignIn() {
  useEffect(() => {
    const here = location.pathname + location.search + location.hash
    redirect(here === HOME_PATH ? '/editor/sign-in' : signInPath(here))
  }, [])
  return null
}
