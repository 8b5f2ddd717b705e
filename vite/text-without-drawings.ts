import type { Plugin } from 'vite'

const ATTRIBUTES = '\0attributes-without-drawings'

/** Formatted text holds no drawings: how SVG spells its attributes is not sent with the editor of texts. */
export function textWithoutDrawings(): Plugin {
  let html = ''
  return {
    name: 'text-without-drawings',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (source !== './lib/svg.js' || !importer?.includes('/property-information/')) return null
      html = importer.replace(/index\.js$/, 'lib/html.js')
      return ATTRIBUTES
    },
    load(id) {
      return id === ATTRIBUTES ? `export { html as svg } from ${JSON.stringify(html)}` : null
    },
  }
}
