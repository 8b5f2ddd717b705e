/** How pages made of the templates may look, by the templates' ids. Drawn by `npm run docs:templates`; fetched when shown. */
const files = import.meta.glob<string>('/renderer/templates/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** The address of the picture of a template. */
export function templatePicture(id: string): string | null {
  return files[`/renderer/templates/${id}.webp`] ?? null
}
