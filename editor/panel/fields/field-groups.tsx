import * as Tabs from '@radix-ui/react-tabs'
import { type ReactNode, type RefObject, use, useEffect, useId, useRef, useState } from 'react'
import type { AnyField, Fields } from '#schema/fields'
import { type FieldGroup, fieldGroups, groupOf } from '#schema/fields/field'
import { t } from '#schema/messages/t'
import { markedProblems } from '../../store/marked-problems'
import { usePage, useSession, useUi } from '../../store/session'
import type { PanelMemory } from '../form/field-source'
import { ShowMissingContext, useFieldsForm } from '../form/fields-form'
import { Field } from './field'
import { useFocusRequest } from './use-focus-request'
import '../../ui/styles/tabs.css'
import './field-groups.css'

const GROUP_LABELS: Readonly<Record<FieldGroup, string>> = {
  Content: t('Content'),
  Links: t('Links'),
  Form: t('Form'),
  Tabs: t('Tabs'),
  Appearance: t('Appearance'),
  Settings: t('Settings'),
  General: t('General'),
  'Address and map': t('Address and map'),
  Hours: t('Hours'),
  Site: t('Site'),
  Languages: t('Languages'),
}

/** Fields of a block: on tabs if its definition has at least two groups, otherwise in one list. */
export function FieldGroups({ memory, before, after }: FieldGroupsProps) {
  const { source } = useFieldsForm()
  const groups = fieldGroups.filter((group) => fieldsOf(source.fields, group).length > 0)
  if (groups.length === 0)
    return (
      <>
        <p className="panel-fields panel-note">{t('This block has no settings')}</p>
        {after}
      </>
    )
  const [only] = groups
  return groups.length === 1 && only ? (
    <>
      {before}
      <GroupFields group={only} memory={memory} />
      {after}
    </>
  ) : (
    <GroupTabs groups={groups} memory={memory} before={before} after={after} />
  )
}

interface FieldGroupsProps extends GroupsProps {
  /** Rendered before the fields of the first group. */
  readonly before?: ReactNode
  /** Rendered after the fields of the first group. */
  readonly after?: ReactNode
}

interface GroupsProps {
  readonly memory: RefObject<PanelMemory>
}

/** Width up to which the tabs are one line that scrolls. */
const ONE_LINE = '(max-width: 720px)'

function GroupTabs({ groups, memory, before, after }: GroupTabsProps) {
  const [active, open] = useOpenGroup(groups, memory)
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Elsewhere all tabs are in sight, and asking would be a second layout.
    if (!window.matchMedia?.(ONE_LINE).matches) return
    const tab = list.current?.querySelector(`[id="${base}-tab-${active}"]`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [base, active])
  return (
    <Tabs.Root
      className="panel-groups"
      value={active}
      onValueChange={(value) => {
        const group = groups.find((each) => each === value)
        if (group) open(group)
      }}
    >
      <Tabs.List
        ref={list}
        className="ed-tabs-list panel-groups-list"
        aria-label={t('Groups of settings')}
      >
        {groups.map((group) => (
          <Tabs.Trigger
            key={group}
            value={group}
            id={`${base}-tab-${group}`}
            aria-controls={`${base}-${group}`}
            className="ed-tabs-tab"
          >
            {GROUP_LABELS[group]}
            <ProblemCount group={group} />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {groups.map((group) => (
        // Not `Tabs.Content`, which reads the computed style of new elements and thereby causes a second layout.
        <div
          key={group}
          role="tabpanel"
          id={`${base}-${group}`}
          aria-labelledby={`${base}-tab-${group}`}
          hidden={group !== active}
          className="panel-groups-content"
        >
          {group === active && group === groups[0] && before}
          {group === active && <GroupFields group={group} memory={memory} />}
          {group === active && group === groups[0] && after}
        </div>
      ))}
    </Tabs.Root>
  )
}

interface GroupTabsProps extends FieldGroupsProps {
  readonly groups: readonly FieldGroup[]
}

function GroupFields({ group, memory }: GroupsProps & { readonly group: FieldGroup }) {
  const { source } = useFieldsForm()
  const list = useRef<HTMLDivElement>(null)
  useFocusRequest(list, memory)
  return (
    <div className="panel-fields" ref={list}>
      {fieldsOf(source.fields, group).map(([name, field]) => (
        <Field key={name} field={field} path={name} />
      ))}
    </div>
  )
}

/** Number of invalid fields in a group, counted as on the canvas. */
function ProblemCount({ group }: { readonly group: FieldGroup }) {
  // An untouched form isn't shown as invalid.
  const showsMissing = use(ShowMissingContext)
  const { registry } = useSession()
  const { source } = useFieldsForm()
  const count = usePage(({ page }) => {
    const block = page.tree.blocks.get(source.id)
    const problems = block ? markedProblems(block, registry) : []
    return problems.filter(
      ({ field, rule }) =>
        groupAt(source.fields, field) === group && (rule !== 'required' || showsMissing !== false),
    ).length
  })
  if (count === 0) return null
  return (
    <span className="panel-groups-count">
      <span aria-hidden>{count}</span>
      <span className="ed-visually-hidden">
        {t('{count, plural, one {, # problem} other {, # problems}}', { count })}
      </span>
    </span>
  )
}

/** Returns the open tab: the last one chosen, or the one of a requested field (`focusField`). */
function useOpenGroup(groups: readonly FieldGroup[], memory: RefObject<PanelMemory>) {
  const { source } = useFieldsForm()
  const request = useUi(({ focusRequest }) => focusRequest)
  const [first] = groups
  const [{ active, served }, setState] = useState(() => ({
    active: groups.find((group) => group === memory.current.group) ?? first,
    served: memory.current.served,
  }))
  const asked =
    request?.blockId === source.id && request.count !== served
      ? (groupAt(source.fields, request.field) ?? first)
      : null
  if (request && asked) setState({ active: asked, served: request.count })
  return [active, open] as const

  function open(group: FieldGroup): void {
    memory.current.group = group
    setState({ active: group, served })
  }
}

function fieldsOf(fields: Fields, group: FieldGroup): [string, AnyField][] {
  const entries = Object.entries(fields) as [string, AnyField][]
  return entries.filter(([, field]) => groupOf(field) === group)
}

/** Returns the group of the field that a path starts with; `null` for the block itself. */
function groupAt(fields: Fields, path: string | null): FieldGroup | null {
  const field = fields[path?.split('.')[0] ?? '']
  return field ? groupOf(field) : null
}
