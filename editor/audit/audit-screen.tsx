import { ScrollText } from 'lucide-react'
import { t } from '#schema/messages/t'
import { auditQuery } from '../api/operations/audit'
import type { AuditQueryVariables } from '../api/operations/generated'
import { useApp } from '../app/app-context'
import { Choice } from '../screens/choice'
import { Filters } from '../screens/filters'
import { List } from '../screens/list/list'
import { locationOptions } from '../screens/list/list-search'
import { SearchField } from '../screens/list/search-field'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { Screen } from '../screens/screen'
import { managesNetwork } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { isId, type ListQuery, useUrlQuery } from '../screens/use-url-query'
import { EmptyState } from '../ui/empty-state'
import { FieldRow } from '../ui/field-row'
import { AlertsButton } from './alerts-button'
import { OUTCOMES } from './audit-labels'
import { AuditTable } from './audit-table'
import { ChainCheck } from './chain-check'
import { DownloadAudit } from './download-audit'
import './audit.css'

const PAGE_SIZE = 50
const URL_PARAMETERS = {
  who: null,
  chain: null,
  action: null,
  location: null,
  outcome: Object.keys(OUTCOMES),
  from: null,
  until: null,
  sort: ['', 'oldest'],
} as const
type Query = ListQuery<keyof typeof URL_PARAMETERS>

/** Screen of the audit log: who did what, when and where, latest first. */
export function AuditScreen() {
  const { account } = useApp()
  const { query, changeQuery } = useUrlQuery<keyof typeof URL_PARAMETERS>(URL_PARAMETERS)
  const variables = variablesOf(query)
  const list = usePagedQuery(auditQuery, { variables, partOf: (answer) => answer.audit })
  return (
    <Screen
      title={t('Audit')}
      action={
        <>
          <DownloadAudit variables={variables} />
          <AlertsButton />
          {managesNetwork(account) && <ChainCheck />}
        </>
      }
    >
      <AuditSearch query={query} onChange={changeQuery} />
      <List
        list={list}
        loading={t('Loading the log…')}
        pageSize={PAGE_SIZE}
        empty={
          <EmptyState icon={<ScrollText size={32} />} title={t('Nothing matches')}>
            {t('Try fewer words or a longer period.')}
          </EmptyState>
        }
      >
        {({ nodes }) => <AuditTable lines={nodes} />}
      </List>
    </Screen>
  )
}

function AuditSearch({ query, onChange }: AuditSearchProps) {
  const { names, note } = useLocationNames()
  return (
    <search className="ed-list-search audit-search">
      <SearchField
        text={query.who}
        label={t('Who')}
        placeholder={t('Name')}
        onChange={(who) => onChange({ who })}
      />
      <Filters
        set={Object.entries(query).filter(([name, value]) => name !== 'who' && value !== '').length}
      >
        <SearchField
          text={query.chain}
          label={t('Record')}
          placeholder={t('location:20, document:5')}
          onChange={(chain) => onChange({ chain })}
        />
        <LocationChoice
          label={t('Location')}
          value={query.location}
          options={locationOptions(names)}
          onChange={(location) => onChange({ location })}
        />
        <Choice
          label={t('Result')}
          value={query.outcome}
          options={[['', t('Anything')], ...Object.entries(OUTCOMES)]}
          onChange={(outcome) => onChange({ outcome })}
        />
        <Choice
          label={t('Sorted by')}
          value={query.sort}
          options={[
            ['', t('Latest first')],
            ['oldest', t('Oldest first')],
          ]}
          onChange={(sort) => onChange({ sort })}
        />
        <Day label={t('From')} value={query.from} onChange={(from) => onChange({ from })} />
        <Day label={t('Until')} value={query.until} onChange={(until) => onChange({ until })} />
      </Filters>
      {note}
    </search>
  )
}

interface AuditSearchProps {
  readonly query: Query
  readonly onChange: (part: Partial<Query>) => void
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <FieldRow label={label}>
      {(aria) => (
        <input
          {...aria}
          type="date"
          className="ed-input"
          max="9999-12-31"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldRow>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string
  readonly onChange: (day: string) => void
}

function isOutcome(text: string): text is keyof typeof OUTCOMES {
  return Object.hasOwn(OUTCOMES, text)
}

/** Days are in the browser's time zone; the last one is included. */
function variablesOf(query: Query): AuditQueryVariables {
  const { who, chain, action, location, outcome, from, until } = query
  const begin = dayOf(from, 0)
  const end = dayOf(until, 1)
  return {
    ...(who.trim() && { who: who.trim() }),
    ...(chain.trim() && { chain: chain.trim() }),
    ...(action && { action }),
    ...(isId(location) && { locationId: location }),
    ...(isOutcome(outcome) && { outcome }),
    ...(begin && { from: begin }),
    ...(end && { until: end }),
    ...(query.sort === 'oldest' && { sort: 'asc' }),
    first: PAGE_SIZE,
  }
}

function dayOf(text: string, later: number): string | null {
  const [year, month, day] = text.split('-').map(Number)
  if (!year || !month || !day) return null
  const moment = new Date(year, month - 1, day + later)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
