import { Pencil, Unlink } from 'lucide-react'
import { useMemo } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import type { SharedEntry } from '../api/shared-blocks'
import { BlockHeader } from '../panel/block-header'
import { DisplayName } from '../panel/display-name'
import { FieldsForm } from '../panel/form/fields-form'
import { SessionProvider, useBlock, useDefinition, useSession } from '../store/session'
import { detachShared } from '../store/share-commands'
import { AppLink, pagePath } from '../ui/app-link'
import { Button } from '../ui/button'
import { OwnTexts, useOwnTextSource } from './own-texts'
import { useBlocksOfUse, useShared } from './use-shared'
import { UsedOn } from './used-on'
import './shared-settings.css'

/** Settings of a use: its shared block, the other pages with it, and this page's overrides. */
export function SharedSettings({ id }: { readonly id: string }) {
  const block = useBlock(id)
  const definition = useDefinition(block?.name)
  const shared = useShared(block)
  if (!definition) return null
  if (shared.state === 'ready') return <UseSettings id={id} entry={shared.entry} />
  return (
    <section className="panel-form" aria-label={t('Block settings')}>
      <BlockHeader id={id} definition={definition} />
      <p className="panel-fields panel-note" role="status">
        {STATES[shared.state]}
      </p>
    </section>
  )
}

const STATES = {
  waiting: t('Loading…'),
  gone: t('This shared block no longer exists. Visitors see nothing here.'),
  failed: t('The shared block couldn’t be loaded. Check your connection.'),
}

interface UseSettingsProps {
  readonly id: string
  readonly entry: SharedEntry
}

function UseSettings({ id, entry }: UseSettingsProps) {
  const session = useSession()
  const block = useBlock(id)
  const definition = useDefinition(block?.name)
  const source = useOwnTextSource(id, entry)
  // Its texts aren't those of the network page, so its fields show no origin.
  const alone = useMemo(() => {
    const { locationVersion: _, ...rest } = session
    return rest
  }, [session])
  if (!definition) return null
  return (
    <FieldsForm label={t('Block settings')} source={source}>
      <BlockHeader id={id} definition={definition} />
      <div className="panel-shared">
        <p className="panel-shared-name">{entry.title}</p>
        <p className="panel-kind">{ownerOf(entry)}</p>
        {!entry.isPublished && (
          <p className="panel-shared-note">
            {t('Not published yet. Visitors see nothing here until it’s published.')}
          </p>
        )}
        <Ways entry={entry} id={id} />
        <UsedOn sharedId={entry.id} />
      </div>
      <SessionProvider value={alone}>
        <OwnTexts source={source} />
      </SessionProvider>
      <DisplayName id={id} />
    </FieldsForm>
  )
}

function ownerOf({ locationId, locationName }: SharedEntry): string {
  return Number(locationId) === DEFAULT_LOCATION_ID
    ? t('Belongs to the network: pages of every location can use it.')
    : t('Belongs to {locationName}', { locationName })
}

/** Actions: edit it where it is stored, override it for one location, or detach it for this page. */
function Ways({ id, entry }: UseSettingsProps) {
  const session = useSession()
  const { context, canEdit, locationVersion } = session
  const block = useBlock(id)
  const blocks = useBlocksOfUse(block, entry)
  const { location, language } = context
  const isElsewhere = Number(entry.locationId) !== location.id
  return (
    <div className="panel-shared-ways">
      {entry.permission !== null && (
        <AppLink className="ed-button" href={pagePath(entry.id, language)}>
          <Pencil size={16} aria-hidden />
          {t('Edit shared block')}
        </AppLink>
      )}
      {isElsewhere && (
        <AppLink className="ed-button" href={pagePath(entry.id, language, location.slug)}>
          {t('Change for {name}', { name: location.name })}
        </AppLink>
      )}
      {canEdit && !locationVersion && blocks.length > 0 && (
        <Button
          title={t(
            'Makes these blocks part of this page. They’re no longer updated with the shared block.',
          )}
          onClick={() => detachShared(session, id, { blocks, title: entry.title })}
        >
          <Unlink size={16} aria-hidden />
          {t('Detach')}
        </Button>
      )}
    </div>
  )
}
