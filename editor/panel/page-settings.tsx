import { Fragment, type ReactNode, type RefObject, useMemo, useRef } from 'react'
import type { RawProps } from '#schema/block/block'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { type AnyField, media, select, string } from '#schema/fields'
import { readProps } from '#schema/fields/read'
import { t } from '#schema/messages/t'
import { recordTemplates } from '#schema/site/record-address'
import {
  type PageSettings as Settings,
  setSetting,
  settingLabels,
} from '../store/edits/edited-page'
import { type EditorSession, useSession } from '../store/session'
import { editedSettingLabel } from '../store/step-label'
import { PAGE_SOURCE } from '../store/ui-store'
import { useSettled } from '../ui/lazy/when-inactive'
import { Field } from './fields/field'
import { useFocusRequest } from './fields/use-focus-request'
import type { FieldSource, PanelMemory } from './form/field-source'
import { FieldsForm } from './form/fields-form'
import { LayoutChoices } from './layout-choices'
import { PageLanguages } from './page-languages'
import { PageLength } from './page-length'

/** Letters, digits and hyphens between slashes, as in `/visit/parking`; also the front page, or no address. */
const PATH_SEGMENTS = '(?:/[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}]+(?:-[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}]+)*)+'
/** Also the address of a record page, as in `/connect/events/:event`. */
const PATH = `(?:/|${PATH_SEGMENTS}|${recordTemplates.join('|')})?`

const defaultFields = {
  title: string({
    label: settingLabels.title,
    help: t('Shown in the browser tab, in search results and in lists of pages.'),
    required: true,
    max: 200,
  }),
  description: string({
    label: settingLabels.description,
    help: t('One or two sentences for search results and shared links.'),
    multiline: true,
    max: 300,
  }),
  externalUrl: string({
    label: settingLabels.externalUrl,
    help: t('The page’s address within its location’s site, such as /visit. The home page is /.'),
    placeholder: '/visit',
    pattern: PATH,
    max: 200,
  }),
  imageId: media({
    label: settingLabels.imageId,
    help: t('Shown when the page is shared. If empty, the first picture on the page is used.'),
  }),
  visibility: select({
    label: settingLabels.visibility,
    help: t(
      'Private pages don’t appear in search engines or lists, but anyone with the address can read them.',
    ),
    options: { PUBLIC: t('Public'), PRIVATE: t('Private: only with the address') },
    default: 'PUBLIC',
  }),
} satisfies { readonly [Name in keyof Settings]: AnyField }

/** Fields of the page's texts in a language other than the default one. */
const textsInLanguage = {
  description: string({
    ...defaultFields.description,
    help: t(
      'One or two sentences in this language for search results and shared links. If empty, the first sentences of the page are used.',
    ),
  }),
  imageId: media({
    ...defaultFields.imageId,
    help: t(
      'Shown when the page is shared in this language. If empty, the page’s picture in the default language is used.',
    ),
  }),
}

function fieldsIn(language: string): typeof defaultFields {
  return language === DEFAULT_LANGUAGE ? defaultFields : { ...defaultFields, ...textsInLanguage }
}

function mayBeTemplate({ target, locationVersion, canEdit }: EditorSession): boolean {
  return target !== 'shared' && !locationVersion && canEdit
}

/** Settings of the page, shown while no block is selected. */
export function PageSettings({ memory, addressNote }: SettingsProps) {
  const session = useSession()
  const { Shared } = session
  const source = useMemo(() => settingsSource(session), [session])
  const isSettled = useSettled()
  if (session.target === 'layout') return <LayoutSettings />
  const Template = isSettled && mayBeTemplate(session) ? Shared : undefined
  return (
    <FieldsForm label={t('Page settings')} source={source}>
      <div className="panel-header">
        <h2 className="panel-title">
          {session.target === 'shared' ? t('Shared block') : t('Page')}
        </h2>
        <p className="panel-kind">{t('Select a block on the canvas to edit it.')}</p>
        {session.standIn && (
          <p className="panel-kind">
            {t('Template page. Previewing with “{title}”', { title: session.standIn })}
          </p>
        )}
        <PageLength />
      </div>
      {Template && <Template part="origin" />}
      <SettingFields memory={memory} addressNote={addressNote} />
      {session.target !== 'shared' && <LayoutChoices />}
      {!session.locationVersion && <PageLanguages />}
      {Template && <Template part="template" />}
    </FieldsForm>
  )
}

/** Settings that a location can't override. */
const ONE_FOR_ALL: ReadonlySet<string> = new Set(['externalUrl', 'visibility'])

function SettingFields({ memory, addressNote }: SettingsProps) {
  const list = useRef<HTMLDivElement>(null)
  const { context, locationVersion, target } = useSession()
  const fields = fieldsIn(context.language)
  useFocusRequest(list, memory)
  return (
    <div className="panel-fields" ref={list}>
      {Object.entries(fields).map(([name, field]) =>
        (locationVersion && ONE_FOR_ALL.has(name)) ||
        (target === 'shared' && name !== 'title') ? null : (
          <Fragment key={name}>
            <Field field={field} path={name} />
            {name === 'externalUrl' && addressNote}
          </Fragment>
        ),
      )}
    </div>
  )
}

interface SettingsProps {
  readonly memory: RefObject<PanelMemory>
  /** Note below the address. */
  readonly addressNote?: ReactNode
}

/** Settings of a layout, which has no address or title: it is named after its location. */
function LayoutSettings() {
  const { context } = useSession()
  return (
    <section aria-label={t('Site layout')}>
      <div className="panel-header">
        <h2 className="panel-title">{t('Site layout')}</h2>
        <p className="panel-kind">
          {t(
            'Shown around every page of {name} once it’s published. Select a block on the canvas to edit it.',
            { name: context.location.name },
          )}
        </p>
      </div>
      <div className="panel-fields">
        <PageLanguages />
      </div>
    </section>
  )
}

function settingsSource({ pageStore, context }: EditorSession): FieldSource {
  const fields = fieldsIn(context.language)
  return {
    id: PAGE_SOURCE,
    fields,
    // Returns the settings themselves; a copy would count as a change every time.
    values: ({ settings }) => settings as unknown as RawProps,
    set: (name, value) => change('edit', name, value),
    reset: (name, value) => change('reset', name, value),
  }

  function change(verb: 'edit' | 'reset', name: string, value: unknown): void {
    const setting = name as keyof Settings
    const { settings } = pageStore.getState().page
    const read = readProps(fields, { ...settings, [name]: value })
    pageStore.edit(setSetting(setting, read[setting]), {
      label: editedSettingLabel(verb, fields[setting].label),
    })
  }
}
