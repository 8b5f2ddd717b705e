import { describe, expect, test } from 'vitest'
import { plainMarkup } from './foreign-markup'
import { editableMarkup, isRoundTripSafe, pastedMarkup } from './markup-schema'
import { takePicture } from './pasted-pictures'
import * as copied from './testing/copied'

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style></head>
<body lang=EN-CA style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-top:12pt'><span lang=EN-US>Diwali 2026<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-US style='font-size:11.0pt;color:#1F3864'>Come with <b>family</b> and <i>friends</i>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>Lamps<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span><![endif]>of clay</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>દીવા</p>
<p class=MsoNormal>After that:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Arti</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>Prasad</p>
<!--EndFragment--></body></html>`

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1b2c3d4e-7fff-1234"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;">Visiting</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:normal;">Shoes</span><span style="font-size:11pt;font-weight:400;font-style:normal;"> are left </span><span style="font-size:11pt;font-weight:400;font-style:italic;">outside</span><span style="font-weight:400;">. See </span><a href="https://example.org/visit" style="text-decoration:none;"><span style="color:#1155cc;">the guide</span></a></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">Quiet</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Modest clothes</span></p></li></ul></b><br class="Apple-interchange-newline">`

test('text of Word comes in clean: headings, bold, and its drawn bullets as lists, one in another', () => {
  expect(plain(pastedMarkup(WORD))).toBe(
    '<h2>Diwali 2026</h2>' +
      '<p>Come with <b>family</b> and <i>friends</i>.</p>' +
      '<ul><li>Lamps<ul><li>of clay</li></ul></li><li>દીવા</li></ul>' +
      '<p>After that:</p>' +
      '<ol><li>Arti</li><li>Prasad</li></ol>',
  )
})

test('empty paragraphs and blanks that make room in Word are left out; what keeps words together stays', () => {
  const spaced =
    '<p class=MsoNormal>From 9\u00a0am.\u00a0 \u00a0See you<o:p>&nbsp;</o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>&nbsp;</p><p>Soon</p>'
  expect(pastedMarkup(spaced)).toBe('<p>From 9\u00a0am. See you</p><p>Soon</p>')
})

test('a table of Word whose first row is bold has headings', () => {
  const cell = (words: string) =>
    `<td width=200 valign=top><p class=MsoNormal>${words}<o:p></o:p></p></td>`
  const table = (first: string) =>
    plain(
      pastedMarkup(
        `<table class=MsoTableGrid border=1><tr>${first}</tr><tr>${cell('11:00')}${cell('આરતી')}</tr></table>`,
      ),
    )
  expect(table(cell('<b><span>When</span></b>') + cell('<b>શું</b>'))).toContain(
    '<th>When</th><th>શું</th>',
  )
  expect(
    table(cell('<b>When</b>') + cell('What')) + table(cell('') + cell('<b>What</b>')),
  ).not.toContain('<th')
})

test('text of Google Docs comes in clean: nothing is bold but what was, links and lists are kept', () => {
  expect(plain(pastedMarkup(DOCS)).replace(/ dir="ltr"/g, '')).toBe(
    '<h2>Visiting</h2>' +
      '<p><strong>Shoes</strong> are left <em>outside</em>. See <a href="https://example.org/visit">the guide</a></p>' +
      '<ul><li>Quiet</li><li>Modest clothes</li></ul>',
  )
})

test('script in what is pasted is gone', () => {
  expect(
    pastedMarkup('<p onclick="x()">Hi<script>x()</script><img src=x onerror=x()></p>'),
  ).not.toMatch(/script|onclick|onerror/)
})

/** Without spans, which mean nothing, and white space between elements. */
function plain(markup: string): string {
  return markup
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/>\s+</g, '><')
    .trim()
}

describe('what programs copy, as a person then sees it', () => {
  test('Word: a numbered list right behind a bulleted one stays numbered, one in another; a caption goes with its picture', () => {
    expect(shown(copied.wordDesktop)).toBe(
      '<h2>દિવાળી ૨૦૨૬</h2><ul><li>Lamps</li><li>Sweets</li></ul>' +
        '<ol><li>Park</li><li>Walk<ol><li>slowly</li></ol></li><li>Arrive</li></ol>' +
        '<figure>[clip_image002.jpg: A row of lamps: The picture exists only on the device it was copied from]<figcaption>Figure 1: Lamps</figcaption></figure>',
    )
  })

  test('Word: pictures that are on the clipboard beside the text are taken from there', () => {
    const rtf = `{\\rtf1 {\\*\\shppict{\\pict{\\*\\picprop}\\picw100\\jpegblip\n${'ffd8ffe0'.repeat(8)}}}{\\nonshppict{\\pict\\wmetafile8 0102}}}`
    const markup = editableMarkup(pastedMarkup(copied.wordDesktop.html, { rtf, files: [] }))
    expect(withNames(markup)).toContain('[clip_image002.jpg: A row of lamps: image/jpeg of 32]')
  })

  test('Word: changes are accepted, comments and footnote marks stay behind', () => {
    expect(shown(copied.wordReviewed)).toBe(
      '<p>Doors open at six.</p><p>See the note[1].</p>'.replace('six.', 'six.'),
    )
  })

  test('Word on the web: items are one list, deeper ones inside, numbered ones another', () => {
    expect(shown(copied.wordWeb)).toBe(
      '<p><strong>Programme</strong></p><ul><li>Arti<ul><li>at six</li></ul></li><li>Dinner</li></ul><ol><li>Queue</li></ol>',
    )
  })

  test('Google Docs: links lead where they say, comments stay behind, pictures are fetched', () => {
    expect(shown(copied.googleDocs)).toBe(
      '<h2>દર્શન</h2><p>See <a href="https://example.org/visit?a=1">the guide</a><s>.</s></p>' +
        '<ul><li>Quiet<ul><li>phones off</li></ul></li></ul>' +
        '<figure>[The courtyard: The courtyard: https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=x]</figure>',
    )
  })

  test('Outlook: lines are paragraphs, frames go, the table inside stays, addresses are links', () => {
    expect(shown(copied.outlook)).toBe(
      '<p>Jai Swaminarayan,</p><p>Sign up <a href="https://example.org/seva">here</a> or write to <a href="mailto:seva@example.org">seva@example.org</a>.</p>' +
        '<table><tbody><tr><th>Day</th><th>Time</th></tr><tr><td>Sunday</td><td>17:00</td></tr></tbody></table>' +
        '<figure>[Pasted picture: : The picture exists only on the device it was copied from]</figure>',
    )
  })

  test('Gmail: typed dashes are a list, letters drawn as pictures are letters', () => {
    expect(shown(copied.gmail)).toBe(
      '<p>Dear all,</p><p>bring:</p><ul><li>a lamp</li><li><em>a plate</em></li></ul><p>Thank you 🙏</p>',
    )
  })

  test('WhatsApp: typed bullets and numbers are lists; web, mail and phone are links', () => {
    expect(editableMarkup(plainMarkup(copied.whatsApp.text, 'breaks'))).toBe(
      '<p>Sunday sabha 🙏</p><p>Please bring:</p><ul><li>shoes bag</li><li>water</li></ul>' +
        '<ol><li>Park at the school</li><li>Walk over</li></ol>' +
        '<p>Call <a href="tel:+16135550100">+1 (613) 555-0100</a> or <a href="mailto:seva@example.org">seva@example.org</a>, see <a href="https://www.example.org/visit">www.example.org/visit</a>.</p>',
    )
  })

  test('a PDF: bullets of its own font and Gujarati numbers are lists', () => {
    expect(editableMarkup(plainMarkup(copied.pdf.text, 'breaks'))).toBe(
      '<p>ઉત્સવ</p><ul><li>આરતી</li><li>પ્રસાદ</li></ul><ol><li>પાર્કિંગ</li><li>દર્શન</li></ol>',
    )
  })

  test.each([
    '- he said',
    '1. A chapter',
    'From 9 - 17',
    '12. March\n14. April',
    '2026-11-08 and 555-0100',
  ])('no list and no link is made of “%s”', (text) => {
    expect(plainMarkup(text, 'breaks')).not.toMatch(/<[uo]l|<a/)
  })

  test('Apple Pages and Notes: bullets with a tab are a list', () => {
    expect(shown(copied.applePages)).toBe(
      '<ul><li>Lamps</li><li><strong>Sweets</strong></li></ul>' +
        '<figure>[IMG_1.heic: : The picture exists only on the device it was copied from]</figure>',
    )
  })

  test('LibreOffice: fonts go, lists keep their numbers, a table in a cell is its words', () => {
    expect(shown(copied.libreOffice)).toBe(
      '<h2>Visit</h2><p><strong>Shoes</strong> are left outside</p>' +
        '<ol start="3"><li>three<ul><li>inside</li></ul></li><li>four</li></ol>' +
        '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>x · y</td></tr></tbody></table>',
    )
  })

  test('a web page: pictures are alone with their captions, wrappers and buttons go, a film is a link', () => {
    expect(shown(copied.webPage)).toBe(
      '<p>Top</p><h2>A day of lamps</h2><p>Words marked and <a href="https://example.org/a">a link</a>.</p>' +
        '<figure>[lamps.jpg: Lamps in the yard: https://example.org/lamps.jpg]<figcaption>The yard at <strong>six</strong></figcaption></figure>' +
        '<p>Before</p><figure>[one.png: : https://example.org/one.png]</figure><p>after</p>' +
        '<h4>Small</h4><p><strong>Gate</strong></p><p>South</p><p>More</p><p>Inside</p>' +
        '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">The film</a></p><p>Name</p>',
    )
  })

  test('malformed markup is words, and nothing in it runs', () => {
    const markup = shown(copied.malformed)
    for (const words of ['one', 'two', 'cell', 'lone', 'deep', 'last', 'press'])
      expect(markup).toContain(words)
    expect(markup).not.toMatch(/script|javascript|<img/)
  })

  test.each(Object.entries(copied))(
    '%s: all of it can be edited, and is the same when pasted again',
    (_, { html, text }) => {
      const markup =
        html === ''
          ? editableMarkup(plainMarkup(text, 'breaks'))
          : editableMarkup(pastedMarkup(html))
      expect(isRoundTripSafe(markup)).toBe(true)
      expect(editableMarkup(pastedMarkup(markup))).toBe(markup)
    },
  )

  test('200 pages of Word are read in a moment', () => {
    const page = copied.wordDesktop.html.replace(/<p class=MsoNormal>.*$/s, '')
    const pages = Array.from(
      { length: 200 },
      (_, at) => `${page}<p class=MsoNormal>${'પાણી and words '.repeat(150)}${at}</p>`,
    )
    const started = performance.now()
    const markup = pastedMarkup(pages.join(''))
    expect(markup).toContain('199')
    // jsdom takes several times as long as a browser.
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})

/** The stored markup, pictures as `[name: alternative text: where it comes from]`. */
function shown({ html }: { readonly html: string }): string {
  return withNames(editableMarkup(pastedMarkup(html)))
}

function withNames(markup: string): string {
  return markup.replace(/<img[^>]*src="(\/pasted\/\d+)"[^>]*>/g, (_, marker: string) => {
    const picture = takePicture(marker)
    if (!picture) return '[gone]'
    const { name, alt, source } = picture
    if (source.kind === 'address') return `[${name}: ${alt}: ${source.address}]`
    if (source.kind === 'none') return `[${name}: ${alt}: ${source.reason}]`
    return `[${name}: ${alt}: ${source.file.type} of ${source.file.size}]`
  })
}
