import type { StoredBlock } from './api'

/** Blocks as pages store them, small ones, for tests to set up their page with. */
export function text(id: string, html = `<p>${id}</p>`): StoredBlock {
  return { id, name: 'Text', fields: [{ id: 'f1', type: 'html', name: 'html', value: html }] }
}

export function hero(title: string, id = 'hero'): StoredBlock {
  return { id, name: 'Hero', fields: [{ id: 'f1', type: 'string', name: 'title', value: title }] }
}

export function section(id: string, content: StoredBlock[]): StoredBlock {
  return { id, name: 'Section', fields: [], slots: { content } }
}
