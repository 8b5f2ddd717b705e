import { type Template, templateGroups } from './template'

const modules = import.meta.glob<Template>('./*.template.ts', { eager: true, import: 'default' })

/** Every template there is, found by its file, in the order of the picker. */
export const templates: readonly Template[] = Object.values(modules).sort(
  (a, b) =>
    templateGroups.indexOf(a.group) - templateGroups.indexOf(b.group) ||
    a.label.localeCompare(b.label, 'en'),
)
