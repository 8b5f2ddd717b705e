import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { KitProgressQuery } from '../api/operations/generated'
import { kitProgressQuery, type LocationKit, remindKitMutation } from '../api/operations/kits'
import { useApp } from '../app/app-context'
import { MissingPage } from '../app/error-page'
import { followLink } from '../app/navigation'
import { recordPath } from '../app/routes'
import { Choice } from '../screens/choice'
import { FormDialog } from '../screens/form-dialog'
import { CopyToLocations } from '../screens/list/copy-to-locations'
import { List } from '../screens/list/list'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { Screen } from '../screens/screen'
import { useLocationNames } from '../screens/use-location-names'
import { useUrlQuery } from '../screens/use-url-query'
import { Button } from '../ui/button'
import { ScreenToast, useToast } from '../ui/screen-toast'
import { locationsWith, stepAt } from './kit-answers'
import { KitRow } from './kit-row'
import { STATE_LABELS } from './kit-state'
import { NextKitDialog } from './next-kit-dialog'
import './kits.css'

const STATES = Object.keys(STATE_LABELS)
const PAGE_SIZE = 50
const NONE = { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } }

type Progress = NonNullable<KitProgressQuery['kitProgress']>
type Question = 'end' | 'next' | 'publish' | 'send'

/** Screen of the locations' progress with a kit: sends reminders and publishes. */
export function KitProgressScreen() {
  const { query, setFilter } = useUrlQuery({ kit: null, state: STATES })
  const { toast, showToast } = useToast()
  const [question, setQuestion] = useState<Question | null>(null)
  const kitId = query.kit
  // The address allows only valid states.
  const state = (query.state || null) as LocationKit['state'] | null
  const list = usePagedQuery(kitProgressQuery, {
    variables: { kitId, state, first: PAGE_SIZE },
    partOf: ({ kitProgress }) => ({ ...(kitProgress?.locations ?? NONE), kit: kitProgress }),
  })
  const kit = list.part?.kit ?? null
  const done = (words: string) => {
    setQuestion(null)
    list.refetch()
    if (words !== '') showToast(words)
  }
  const kits = { href: recordPath('kits'), label: t('Kits') }
  if (list.part && !kit) return <MissingPage text={t('This kit no longer exists.')} list={kits} />
  return (
    <Screen
      title={kit?.title ?? t('Kit')}
      back={kits}
      action={kit && <ProgressActions {...{ kit, showToast }} ask={setQuestion} onDone={done} />}
    >
      {kit && <Counts kit={kit} />}
      {kit && kit.counts.all > 0 && (
        <div className="kit-filter">
          <Choice
            label={t('Show')}
            value={query.state}
            options={[['', t('All locations')], ...Object.entries(STATE_LABELS)]}
            onChange={(value) => setFilter('state', value)}
          />
        </div>
      )}
      <List
        list={list}
        loading={t('Loading locations…')}
        pageSize={PAGE_SIZE}
        empty={<Nobody isNew={kit?.counts.all === 0} />}
      >
        {({ nodes }) => (
          <ul className="kit-rows">
            {nodes.map((row) => (
              <KitRow key={row.locationId} row={row} />
            ))}
          </ul>
        )}
      </List>
      {kit && question === 'send' && <SendDialog kit={kit} onClose={() => done('')} />}
      {kit && question === 'next' && <NextKitDialog kit={kit} onClose={() => done('')} />}
      {kit && (question === 'publish' || question === 'end') && (
        <StepDialog kit={kit} step={question} onDone={done} onClose={() => setQuestion(null)} />
      )}
      <ScreenToast toast={toast} />
    </Screen>
  )
}

function Counts({ kit }: { readonly kit: Progress }) {
  const { all, filling, ready, published, ended } = kit.counts
  if (all === 0) return null
  return (
    <div className="kit-counts">
      <p className="kit-ready">
        {t('Ready {ready} of {all}', { ready: ready + published + ended, all })}
      </p>
      <progress value={ready + published + ended} max={all} aria-hidden />
      <p className="ed-quiet">
        {t(
          '{filling} not ready, {ready} ready or scheduled, {published} published, {ended} ended',
          { filling, ready, published, ended },
        )}
      </p>
    </div>
  )
}

function Nobody({ isNew }: { readonly isNew: boolean }) {
  return (
    <p className="ed-quiet">
      {isNew
        ? t('No location has this kit yet. Send it, and each location gets its own drafts.')
        : t('No location is in this state.')}
    </p>
  )
}

function ProgressActions({ kit, ask, onDone, showToast }: ActionsProps) {
  const [remind, { loading }] = useMutation(remindKitMutation)
  const { filling, ready, published } = kit.counts
  return (
    <>
      <a
        className="ed-button"
        data-look="quiet"
        href={recordPath('kits', Number(kit.id))}
        onClick={followLink}
      >
        {t('Edit the kit')}
      </a>
      <Button look="quiet" onClick={() => ask('next')}>
        {t('Make next year’s kit…')}
      </Button>
      {published > 0 && <Button onClick={() => ask('end')}>{t('End it…')}</Button>}
      {filling > 0 && (
        <Button aria-disabled={loading || undefined} onClick={() => !loading && void sendMails()}>
          {t('Remind by email')}
        </Button>
      )}
      <Button look={ready > 0 ? 'plain' : 'primary'} onClick={() => ask('send')}>
        {t('Send to locations…')}
      </Button>
      {ready > 0 && (
        <Button look="primary" onClick={() => ask('publish')}>
          {t('Publish at locations that are ready…')}
        </Button>
      )}
    </>
  )

  async function sendMails(): Promise<void> {
    try {
      const { data } = await remind({ variables: { kitId: String(kit.id) } })
      const count = data?.remindKit ?? 0
      onDone(
        count === 0
          ? t('Everyone was reminded within the last hour. Try again later.')
          : t(
              '{count, plural, one {Reminded # location by email.} other {Reminded # locations by email.}}',
              {
                count,
              },
            ),
      )
    } catch (error) {
      showToast(failureOf(error).message)
    }
  }
}

interface ActionsProps {
  readonly kit: Progress
  readonly ask: (question: Question) => void
  readonly onDone: (words: string) => void
  readonly showToast: (words: string) => void
}

function SendDialog({ kit, onClose }: { readonly kit: Progress; readonly onClose: () => void }) {
  const { client } = useApp()
  const { names } = useLocationNames()
  return (
    <CopyToLocations
      title={t('Copy “{title}” to locations', { title: kit.title })}
      locations={names}
      onClose={onClose}
      copyTo={async (locationId) => {
        const ids = [String(locationId)]
        const [problem] = (await stepAt(client, 'send', { kitId: String(kit.id), ids })).values()
        if (problem !== undefined) throw new Error(problem)
      }}
    />
  )
}

/** Dialog that publishes the ready locations, or ends the published ones. It lists refusals; the other locations are done. */
function StepDialog({ kit, step, onDone, onClose }: StepProps) {
  const { client } = useApp()
  const [refused, setRefused] = useState<readonly string[]>([])
  const isPublish = step === 'publish'
  return (
    <FormDialog
      title={
        isPublish
          ? t('Publish “{title}” where it’s ready?', { title: kit.title })
          : t('End “{title}”?', { title: kit.title })
      }
      action={isPublish ? t('Publish') : t('End it')}
      onClose={onClose}
      onSave={async () => {
        const rows = await locationsWith(client, String(kit.id), isPublish ? 'READY' : 'PUBLISHED')
        const ids = rows.map(({ locationId }) => String(locationId))
        const problems = await stepAt(client, step, { kitId: String(kit.id), ids })
        if (problems.size === 0) {
          const count = ids.length
          onDone(
            isPublish
              ? t(
                  '{count, plural, one {Published at # location.} other {Published at # locations.}}',
                  {
                    count,
                  },
                )
              : t(
                  '{count, plural, one {The kit ended at # location.} other {The kit ended at # locations.}}',
                  {
                    count,
                  },
                ),
          )
          return
        }
        setRefused(
          rows.flatMap(({ locationId, locationName }) => {
            const problem = problems.get(String(locationId))
            return problem === undefined ? [] : [`${locationName}: ${problem}`]
          }),
        )
      }}
    >
      <p>
        {isPublish
          ? t(
              'The page, events, hours and navigation entry become public at each ready location. Scheduled locations are published at their scheduled time.',
            )
          : t(
              'The kit’s opening hours, announcements and navigation entry are removed at each location where it’s published.',
            )}
      </p>
      {refused.length > 0 && (
        <div className="ed-message" data-tone="danger" role="alert">
          {refused.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
    </FormDialog>
  )
}

interface StepProps {
  readonly kit: Progress
  readonly step: 'end' | 'publish'
  readonly onDone: (words: string) => void
  readonly onClose: () => void
}
