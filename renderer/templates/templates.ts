import { type Template, templateGroups } from './template'

const modules = import.meta.glob<Template>('./*.template.ts', { eager: true, import: 'default' })

/** All templates, collected from their files, in the order of the picker. */
export const templates: readonly Template[] = Object.values(modules).sort(
  (a, b) =>
    templateGroups.indexOf(a.group) - templateGroups.indexOf(b.group) ||
    a.label.localeCompare(b.label, 'en'),
)
