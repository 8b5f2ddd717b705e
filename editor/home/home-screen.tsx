import { useQuery } from '@apollo/client/react'
import { Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { failureOf } from '../api/failure'
import { type Home, homeVariables, type Problem } from '../api/home'
import { homeQuery } from '../api/home-query'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { followLink } from '../app/navigation'
import { locationPath, OPENING_TIMES } from '../app/routes'
import { NewPageButton, useCreatePage } from '../pages/new-page-button'
import { Screen } from '../screens/screen'
import { contributesTo, managesSomething, onlyLocation, seesSomething } from '../screens/screens'
import { Spinner } from '../ui/spinner'
import { BackupPart } from './backup-part'
import { FirstSteps } from './first-steps'
import { HomePart, HomeRow } from './home-part'
import { problemWords } from './problem-words'
import { RecentlyChanged } from './recently-changed'
import { ScheduledPart } from './scheduled-part'
import { WaitingPart } from './waiting-part'
import './home.css'

/** The first screen after signing in: what waits, what is scheduled, what was changed and what is wrong. */
export function HomeScreen({ action }: { readonly action: ReactNode }) {
  const { account } = useApp()
  const { unread, create, dialog } = useCreatePage()
  const sees = { seesDrafts: seesSomething(account), seesPeople: managesSomething(account) }
  const [variables] = useState(() => homeVariables(sees, Date.now()))
  const { data, error, refetch } = useQuery(homeQuery, { variables })
  const [first = ''] = account.name.split(' ')
  return (
    <Screen
      title={`Hello, ${first}`}
      action={
        <>
          <OpeningTimes />
          {action}
          <NewPageButton create={create} />
        </>
      }
    >
      {create && unread}
      {error && <FailureNote failure={failureOf(error)} again={() => void refetch()} />}
      {!data && !error && <Spinner label="Loading…" />}
      {data && <Parts home={data} create={create} />}
      {dialog}
    </Screen>
  )
}

/** What people of one location change most, most of them on a phone. */
function OpeningTimes() {
  const { account } = useApp()
  const only = onlyLocation(account)
  if (only === null || !contributesTo(account, only)) return null
  return (
    <a
      className="ed-button"
      data-look="plain"
      href={`${locationPath(only)}${OPENING_TIMES}`}
      onClick={followLink}
    >
      <Clock size={16} aria-hidden />
      Opening times
    </a>
  )
}

interface PartsProps {
  readonly home: Home
  readonly create: ((template?: string) => void) | null
}

function Parts({ home, create }: PartsProps) {
  const { waiting, waitingRecords, waitingItems, scheduled, scheduledRecords, problems, people } =
    home
  const { recentlyChanged, recentlyChangedRecords } = home
  // The header and footer of the site are there from the start.
  const isEmpty = recentlyChanged.every(({ type }) => type === 'LAYOUT')
  return (
    <div className="home-parts">
      <FirstSteps
        create={isEmpty ? create : null}
        isAlone={people?.totalCount === 1}
        unfinished={unfinishedOf(problems)}
      />
      <WaitingPart pages={waiting} records={waitingRecords} items={waitingItems} />
      <HomePart
        title="Issues"
        items={problems}
        empty="No issues found in links, alt texts of live pictures, schedules, special days, feedback, comments and old drafts."
      >
        {(problem) => {
          const { title, words, href } = problemWords(problem)
          return (
            <HomeRow key={`${problem.kind} ${problem.key}`} href={href} title={title}>
              {words}
            </HomeRow>
          )
        }}
      </HomePart>
      <ScheduledPart scheduled={scheduled} scheduledRecords={scheduledRecords} />
      {home.backupStatus && <BackupPart status={home.backupStatus} now={Date.now()} />}
      <RecentlyChanged pages={recentlyChanged} records={recentlyChangedRecords} />
    </div>
  )
}

function unfinishedOf(problems: readonly Problem[]) {
  const found = problems.find(({ kind }) => kind === 'UNFINISHED_LOCATION')
  return found && found.locationId !== null ? { id: found.locationId, name: found.title } : null
}
