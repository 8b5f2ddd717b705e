import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { type Home, homeVariables, type Problem } from '../api/home'
import { homeQuery } from '../api/home-query'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { NewPageButton, useCreatePage } from '../pages/new-page-button'
import { Screen } from '../screens/screen'
import { managesNetwork, managesSomething, seesSomething } from '../screens/screens'
import { Spinner } from '../ui/spinner'
import { BackupPart } from './backup-part'
import { EmailsPart } from './emails-part'
import { FirstSteps } from './first-steps'
import { IssuesPart } from './issues-part'
import { KitsPart } from './kits-part'
import { RecentlyChanged } from './recently-changed'
import { ScheduledPart } from './scheduled-part'
import { type ClosedTodayButton, TodayPart } from './today-part'
import { CameInPart, WaitingPart } from './waiting-part'
import './home.css'

/** First screen after sign-in: next tasks, today's hours, new messages, problems and recent changes. */
export function HomeScreen({ ClosedToday }: HomeScreenProps) {
  const { account } = useApp()
  const { unread, create, dialog } = useCreatePage()
  const sees = { seesDrafts: seesSomething(account), seesPeople: managesSomething(account) }
  const [variables] = useState(() => homeVariables(sees, Date.now()))
  const { data, error, refetch } = useQuery(homeQuery, { variables })
  const [first = ''] = account.name.split(' ')
  return (
    <Screen title={t('Hello, {first}', { first })} action={<NewPageButton create={create} />}>
      {create && unread}
      {error && <FailureNote failure={failureOf(error)} reload={() => void refetch()} />}
      {!data && !error && <Spinner label={t('Loading…')} />}
      <div className="home-parts">
        <div className="home-side">
          <TodayPart ClosedToday={ClosedToday} />
          {data && <SideParts home={data} />}
        </div>
        <div className="home-main">
          {seesSomething(account) && !managesNetwork(account) && <KitsPart />}
          {data && <Parts home={data} create={create} />}
        </div>
      </div>
      {dialog}
    </Screen>
  )
}

interface HomeScreenProps {
  readonly ClosedToday: ClosedTodayButton
}

interface PartsProps {
  readonly home: Home
  readonly create: ((template?: string) => void) | null
}

function Parts({ home, create }: PartsProps) {
  const { waiting, waitingRecords, waitingItems, problems, people } = home
  const { recentlyChanged, recentlyChangedRecords } = home
  // The site's header and footer exist from the start.
  const isEmpty = recentlyChanged.every(({ type }) => type === 'LAYOUT')
  return (
    <>
      <FirstSteps
        create={isEmpty ? create : null}
        isAlone={people?.totalCount === 1}
        unfinished={unfinishedOf(problems)}
      />
      <WaitingPart pages={waiting} records={waitingRecords} items={waitingItems} />
      <CameInPart items={waitingItems} />
      <IssuesPart problems={problems} />
      <RecentlyChanged pages={recentlyChanged} records={recentlyChangedRecords} />
    </>
  )
}

/** Sections of information beside the tasks. */
function SideParts({ home }: Pick<PartsProps, 'home'>) {
  const { scheduled, scheduledRecords, backupStatus, mailSettings } = home
  const waiting = mailSettings?.waiting ?? 0
  return (
    <>
      <ScheduledPart scheduled={scheduled} scheduledRecords={scheduledRecords} />
      {waiting > 0 && <EmailsPart waiting={waiting} />}
      {backupStatus && <BackupPart status={backupStatus} now={Date.now()} />}
    </>
  )
}

function unfinishedOf(problems: readonly Problem[]) {
  const found = problems.find(({ kind }) => kind === 'UNFINISHED_LOCATION')
  return found && found.locationId !== null ? { id: found.locationId, name: found.title } : null
}
