import { useEffect, useMemo, useState } from 'react'
import { DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { isOtherLanguage } from '#schema/records/navigation/menu-languages'
import navigation, { MAX_LEVEL } from '#schema/records/navigation/navigation.record'
import { navigationKey } from '#schema/records/navigation/navigation-key'
import { openNavigationQuery } from '../api/operations/record-writing'
import { useApp } from '../app/app-context'
import { FailureNote, UnreadNote } from '../app/error-page'
import { followLink } from '../app/navigation'
import { auditPath } from '../app/routes'
import { useOpened } from '../app/use-opened'
import { Field } from '../panel/fields/field'
import { FieldsForm, ShowMissingProvider } from '../panel/form/fields-form'
import { useFieldValue } from '../panel/form/use-field-value'
import { DraftNote } from '../records/draft-note'
import { useEditedRecord } from '../records/edited-record'
import type { OpenedDraft, OpenedRecord, RecordFormProps } from '../records/forms/opened-record'
import { WrongFields } from '../records/record-fields'
import { RecordQuestions } from '../records/record-questions'
import { ReviewBar } from '../records/review-bar'
import { SubmitButton } from '../records/submit-button'
import { UndoButtons } from '../records/undo-buttons'
import { SessionProvider, useSession } from '../store/session'
import { Button } from '../ui/button'
import { Spinner } from '../ui/spinner'
import { keepMessagesAbove } from '../ui/toast-host'
import { DeadLinkList } from './dead-link-list'
import { type DeadLink, findDeadLinks } from './dead-links'
import type { Entries } from './entry-list'
import { EntryTree } from './entry-tree'
import { LanguageMenus } from './language-menus'
import { managesMenu } from './menu-access'
import { navigationAsked, navigationForm, readNavigation } from './navigation-drafts'
import { NavigationHistory } from './navigation-history'
import { NetworkEntries } from './network-entries'
import { usePageTitles } from './use-page-titles'
import '../records/record-page.css'

/** Form of a location's navigation in one language. */
export function NavigationForm({ location, language, onlyHere }: NavigationFormProps) {
  const { client } = useApp()
  const key = navigationKey(location.id, language, onlyHere)
  const [form] = useState(() => navigationForm(onlyHere))
  const asked = navigationAsked(key, { locationId: location.id, language, onlyHere })
  const { answer, failure, reload } = useOpened(openNavigationQuery, asked)
  const opened = useMemo(
    () => answer && readNavigation(answer, key, { locationId: location.id, language, onlyHere }),
    [answer, key, location.id, language, onlyHere],
  )
  if (!opened && failure) return <FailureNote failure={failure} reload={reload} />
  if (!opened) return <Spinner label={t('Loading the navigation…')} />
  if (!opened.draft) throw new Error(`The navigation ${key} opened without its draft`)
  return (
    <>
      <UnreadNote failure={failure} reload={reload} />
      <OpenNavigation
        key={opened.draft.key}
        draft={opened.draft}
        {...{ location, language, onlyHere, opened, reload }}
        client={client}
        form={form}
      />
    </>
  )
}

interface NavigationFormProps {
  readonly location: Location
  readonly language: string
  /** True for the default location's own differences of the network's navigation. */
  readonly onlyHere: boolean
}

interface OpenProps extends NavigationFormProps {
  readonly client: RecordFormProps['client']
  readonly form: RecordFormProps['form']
  readonly opened: OpenedRecord
  readonly draft: OpenedDraft
  readonly reload: () => void
}

function OpenNavigation(props: OpenProps) {
  const { location, language, onlyHere, client, form, opened, draft, reload } = props
  const { uiStore } = useSession()
  const edited = useEditedRecord({
    ...{ client, form, opened, takesFocus: false },
    ...{ name: draft.key, autosaves: true },
  })
  const { session, source, saving, isChanged, version } = edited
  const { account } = useApp()
  const manages = managesMenu(account, { id: location.id, onlyHere })
  const mayPublish = (isChanged || version > 0) && saving.state !== 'saving'
  const isNetwork = location.id === DEFAULT_LOCATION_ID && !onlyHere
  const { combines } = navigation.fields
  return (
    <SessionProvider value={session}>
      <ShowMissingProvider value={saving.state === 'wrong'}>
        <PublishedLinks location={location} opened={opened} draft={draft} />
        <ReviewBar
          {...{ form, opened }}
          of={draft.of}
          mayReview={manages && opened.stored?.review?.isMine === false}
          reload={openStored}
          onEdit={null}
        />
        <div className="navigation-form">
          <FieldsForm label={t('Navigation')} source={source}>
            {!isNetwork && <Field field={combines} path="combines" />}
            <Menus
              menuKey={draft.key}
              isNetwork={isNetwork}
              {...{ locationId: location.id, language }}
            />
            <WrongFields saving={saving} />
          </FieldsForm>
        </div>
      </ShowMissingProvider>
      <RecordQuestions edited={edited} hasUndo save={() => void publish()} />
      <div className="record-page-foot" ref={keepMessagesAbove}>
        {opened.id !== null && (
          <a
            className="navigation-log"
            href={auditPath(`${navigation.api.chain}:${opened.id}`)}
            onClick={followLink}
          >
            {t('View audit log')}
          </a>
        )}
        <NavigationHistory {...{ form, opened }} />
        <UndoButtons session={session} />
        <DraftNote
          {...{ draft, version, isChanged }}
          isAutosaved={edited.isAutosaved}
          onDropped={openStored}
        />
        {manages ? (
          <Button
            look="primary"
            aria-disabled={!mayPublish || undefined}
            onClick={() => void (mayPublish && publish())}
          >
            {saving.state === 'saving' ? t('Publishing…') : t('Publish navigation')}
          </Button>
        ) : (
          <SubmitButton
            {...{ version, isChanged }}
            of={draft.of}
            savesDraft
            isInReview={opened.stored?.status === 'IN_REVIEW'}
            hasWork={mayPublish}
            settle={edited.settle}
            reload={openStored}
          />
        )}
      </div>
    </SessionProvider>
  )

  async function publish(): Promise<void> {
    if ((await edited.submit()) === null) return
    uiStore.toast(t('Published. It’s now on every page.'))
    reload()
  }

  function openStored(): void {
    edited.discard()
    reload()
  }
}

/** The tree in the default language; in others its texts, unless the language has a whole menu of its own. */
function Menus({ menuKey, locationId, language, isNetwork }: MenusProps) {
  const { combines, entries, footer } = navigation.fields
  const isReplaced = useFieldValue(combines, 'combines').value === 'instead'
  if (isOtherLanguage(language) && !isReplaced)
    return <LanguageMenus {...{ menuKey, locationId, language }} />
  if (isNetwork) return <Trees header={entries} footer={footer} />
  return (
    <>
      <NetworkEntries {...{ menuKey, locationId, language }} />
      <Trees
        header={{ ...entries, label: t('This location’s header entries') }}
        footer={{ ...footer, label: t('This location’s footer links') }}
      />
    </>
  )
}

interface MenusProps {
  readonly menuKey: string
  readonly isNetwork: boolean
  readonly locationId: number
  readonly language: string
}

function Trees({ header, footer }: TreesProps) {
  const titles = usePageTitles()
  return (
    <>
      <p className="ed-quiet navigation-keys">
        {t(
          'Drag entries to reorder them, or sideways to nest them. On the keyboard, use Alt and an arrow key.',
        )}
      </p>
      <EntryTree field={header} name="entries" deepest={MAX_LEVEL} titles={titles} />
      <EntryTree field={footer} name="footer" deepest={0} titles={titles} />
    </>
  )
}

interface TreesProps {
  readonly header: Parameters<typeof EntryTree>[0]['field']
  readonly footer: Parameters<typeof EntryTree>[0]['field']
}

/** Published entries whose links are broken. */
function PublishedLinks({ location, opened, draft }: PublishedLinksProps) {
  const { source } = useSession()
  const [links, setLinks] = useState<readonly DeadLink[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links change only with the published version.
  useEffect(() => {
    let isCurrent = true
    const { entries = [], footer = [] } = draft.published as Readonly<Record<string, Entries>>
    findDeadLinks(source, location, [...entries, ...footer]).then(
      (found) => isCurrent && setLinks(found),
      // Links that can't be followed now aren't reported.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [opened.id, opened.version])
  return links ? <DeadLinkList links={links} /> : null
}

type PublishedLinksProps = Pick<OpenProps, 'location' | 'opened' | 'draft'>
