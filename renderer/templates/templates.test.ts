import { describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { examplesIn } from '#schema/fields/example'
import { checkExamples, checkPageTexts } from '#schema/page/check-examples'
import { checkPage, checkStructure, checkSurface } from '#schema/page/check-page'
import type { PageContent } from '#schema/page/content'
import { pageOfTemplate, titleOf } from './page-of-template'
import { templateTitles } from './template-titles'
import { templates } from './templates'

const names = { title: 'દિવાળી & <friends>', location: 'Ottawa' }

test('there is a template for every usual page of a location, each with a purpose of its own', () => {
  expect(templates.length).toBeGreaterThanOrEqual(12)
  for (const key of ['id', 'label', 'purpose'] as const)
    expect(new Set(templates.map((template) => template[key])).size).toBe(templates.length)
})

test('a home page names no location: others show it as theirs', () => {
  const home = templates.find(({ id }) => id === 'home')
  expect(JSON.stringify([home?.description, home?.blocks])).not.toMatch(/\{(?:title|location)\}/)
})

const pictures = import.meta.glob('./*.webp', { query: '?url' })

test('every template has its picture, and no picture is left over', () => {
  expect(Object.keys(pictures).sort()).toEqual(templates.map(({ id }) => `./${id}.webp`).sort())
})

describe.each(templates)('the template $label', (template) => {
  const page = made()

  test('breaks no rule of its blocks, on both kinds of pages', () => {
    expect(checkStructure(page.content, definitions)).toEqual([])
    expect(checkPage(page.content, definitions)).toEqual([])
    expect(checkSurface(page.content, definitions, 'content')).toEqual([])
    expect(checkSurface(page.content, definitions, 'location')).toEqual([])
  })

  test('fills in the title of the page and its location, and leaves no name open', () => {
    const text = JSON.stringify(page)
    expect(text).not.toMatch(/\{(?:title|location)\}/)
    expect(page.title).toBe(names.title)
    expect(text).toContain(names.title)
  })

  test('cannot be published until its examples are replaced, each of which names its field', () => {
    const examples = checkExamples(page.content, definitions)
    expect(examples.length).toBeGreaterThan(0)
    for (const { field, message } of examples) {
      expect(field).toBeTruthy()
      expect(message).toMatch(/^Field “.+” still has (?:an example|\d+ examples): “.+”/)
    }
    const marks = JSON.stringify(page.content).match(/\[\[/g) ?? []
    const named = examples.flatMap(({ message }) => afterLabel(message).match(/“/g) ?? [])
    expect(named).toHaveLength(marks.length)
  })

  test('can be published once its examples are replaced', () => {
    const written = JSON.parse(
      JSON.stringify(page).replace(/\[\[.*?\]\]/g, 'Words of our own'),
    ) as typeof page
    expect(checkPage(written.content, definitions)).toEqual([])
    expect(checkExamples(written.content, definitions)).toEqual([])
    expect(checkPageTexts(written, templateTitles)).toEqual([])
  })

  test('its own title is one that can be published, or there is none', () => {
    const title = titleOf(template, 'Ottawa')
    expect(examplesIn(title)).toEqual([])
    expect(checkPageTexts({ title, description: '' }, templateTitles)).toEqual([])
    expect(title === '').toBe(template.title === null)
  })

  function made() {
    const ids = Array.from({ length: 20 }, (_, index) => `b_${index}`)
    const nextId = () => ids.pop() ?? ''
    const { title, description, blocks } = pageOfTemplate(template, names, {
      registry: definitions,
      nextId,
    })
    const content: PageContent = { format: 1, blocks }
    return { title, description, content }
  }
})

test('the titles that only name a template are those of templates without a title of their own', () => {
  const named = templates.filter(({ title }) => title === null)
  expect([...templateTitles].sort()).toEqual(named.map(({ label }) => label.toLowerCase()).sort())
})

test('a title that only names the template is not published, whatever its case', () => {
  const issues = checkPageTexts(
    { title: ' festival ', description: '[[A summary]]' },
    templateTitles,
  )
  expect(issues.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'title: The title is still the template’s, “festival”. Enter your own',
    'description: Field “Description” still has an example: “A summary”. Replace or remove it',
  ])
})

/** Returns the part of the message in which the examples are quoted. */
function afterLabel(message: string): string {
  return message.slice(message.indexOf('still has'))
}
