import { expect, test } from 'vitest'
import { textOf } from '../page/finished-page'
import { createPageSheets } from './page-styles'

const buildBaseCss = () => '.a{}.b{}'

test('a sheet is at an address that says what is in it; pages that need the same share it', () => {
  const sheets = createPageSheets(buildBaseCss)
  const red = ['.a{color:red}', '.c{}']
  const address = sheets.keep(red)
  expect(address).toMatch(/^\/assets\/pages\/[\w-]{16}\.css$/)
  expect(sheets.keep(red)).toBe(address)
  expect(sheets.keep([...red])).toBe(address)
  expect(sheets.keep(['.b{color:red}', '.c{}'])).not.toBe(address)
  const { file, isItself } = sheets.find(nameOf(address))
  expect(isItself).toBe(true)
  expect(file.type).toBe('text/css; charset=utf-8')
  expect(textOf(file)).toBe('.a{color:red}\n.c{}')
})

test.each(['gone.css', '..%2f', '__proto__', ''])(
  'for a sheet that is not known here, as %j, all styles stand in',
  (name) => {
    const { file, isItself } = createPageSheets(buildBaseCss).find(name)
    expect(isItself).toBe(false)
    expect(textOf(file)).toBe('.a{}.b{}')
  },
)

test('the sheets that were not needed for longest go when there are too many', () => {
  const sheets = createPageSheets(buildBaseCss, 100)
  const [first, second, third] = ['a', 'b', 'c'].map((name) => {
    const address = sheets.keep([`.${name}${'x'.repeat(20)}{}`])
    if (name === 'b') sheets.keep([`.a${'x'.repeat(20)}{}`])
    return address
  })
  expect([first, second, third].map((address) => sheets.find(nameOf(address)).isItself)).toEqual([
    true,
    false,
    true,
  ])
})

function nameOf(address = ''): string {
  return address.slice('/assets/pages/'.length)
}
