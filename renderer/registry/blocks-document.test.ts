import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfBlock } from './block-name'
import { blocksDocument } from './blocks-document'
import { definitions } from './definitions'
import { registryAsData } from './registry-data'

const picture = (name: string) => `blocks/${folderOfBlock(name)}.webp`

test('docs/blocks.md tells of the library as it is (npm run docs:blocks makes it)', async () => {
  const written = await readFile('docs/blocks.md', 'utf8')
  expect(written).toBe(blocksDocument(registryAsData(definitions), picture))
})

test('every block has its picture', async () => {
  for (const { name } of registryAsData(definitions)) {
    const bytes = await readFile(join('docs', picture(name)))
    expect(bytes.length, name).toBeGreaterThan(250)
  }
})

test('a field tells its rules, its default and what it is for', () => {
  const title = { name: 'title', type: 'string', label: 'Title', help: 'Above | all.' }
  const document = blocksDocument(
    [
      {
        name: 'Gate',
        label: 'Gate',
        description: 'A gate.',
        category: 'hero',
        targets: ['location'],
        fields: [{ ...title, required: true, default: 'Hello', max: 80 }],
        slots: ['content'],
      },
    ],
    () => 'gate.webp',
  )
  expect(document).toContain('### Gate\n\n`Gate`, on location pages. A gate.')
  expect(document).toContain('Contains other blocks in: content.')
  expect(document).toContain(
    '| `title` | string (required; at most 80) | Hello | **Title.** Above \\| all. |',
  )
})

test('the default of a link is where it leads', async () => {
  const document = blocksDocument(registryAsData(definitions), picture)
  expect(document).not.toContain('[object')
  expect(document).toContain('| `link` | link | `/inspiration` |')
})
