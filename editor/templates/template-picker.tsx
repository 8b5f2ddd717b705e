import { LayoutTemplate } from 'lucide-react'
import { useId } from 'react'
import { type Template, templateGroups } from '#renderer/templates/template'
import { templates } from '#renderer/templates/templates'
import { t } from '#schema/messages/t'
import './template-picker.css'

const GROUP_LABELS: Readonly<Record<(typeof templateGroups)[number], string>> = {
  Visiting: t('Visiting'),
  'What’s on': t('What’s on'),
  People: t('People'),
  'Taking part': t('Taking part'),
  Other: t('Other'),
}

/** The templates by what they are for, each with a picture of a page made of it. */
export function TemplatePicker({ onChoose }: { readonly onChoose: (template: Template) => void }) {
  const id = useId()
  return templateGroups.map((group) => (
    <section key={group} className="ed-template-group" aria-labelledby={`${id}-${group}`}>
      <h3 id={`${id}-${group}`}>{GROUP_LABELS[group]}</h3>
      <ul>
        {templates
          .filter((template) => template.group === group)
          .map((template) => (
            <li key={template.id}>
              <TemplateCard template={template} onChoose={onChoose} />
            </li>
          ))}
      </ul>
    </section>
  ))
}

function TemplateCard({ template, onChoose }: TemplateCardProps) {
  return (
    <button type="button" className="ed-template" onClick={() => onChoose(template)}>
      <TemplatePicture id={template.id} />
      <strong>{template.label}</strong>
      <span>{template.purpose}</span>
    </button>
  )
}

interface TemplateCardProps {
  readonly template: Template
  readonly onChoose: (template: Template) => void
}

/** What the words below it say is enough for who does not see it. */
export function TemplatePicture({ id }: { readonly id: string }) {
  const address = templatePicture(id)
  if (address === null)
    return (
      <span className="ed-template-picture">
        <LayoutTemplate size={24} aria-hidden />
      </span>
    )
  return (
    <img
      className="ed-template-picture"
      src={address}
      alt=""
      loading="lazy"
      width={480}
      height={360}
    />
  )
}

/** How pages made of the templates may look, by the templates' ids. Drawn by `npm run docs:templates`; fetched when shown. */
const files = import.meta.glob<string>('/renderer/templates/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** The address of the picture of a template. */
function templatePicture(id: string): string | null {
  return files[`/renderer/templates/${id}.webp`] ?? null
}
