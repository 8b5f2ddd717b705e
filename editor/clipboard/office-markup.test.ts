import { expect, test } from 'vitest'
import { pastedMarkup } from '../panel/controls/markup/markup-schema'

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
  expect(table(cell('<b><span>When</span></b>') + cell('<b>શું</b>'))).toMatch(
    /<th[^>]*><p>When<\/p><\/th><th[^>]*><p>શું<\/p><\/th>/,
  )
  expect(
    table(cell('<b>When</b>') + cell('What')) + table(cell('') + cell('<b>What</b>')),
  ).not.toContain('<th')
})

test('text of Google Docs comes in clean: nothing is bold but what was, links and lists are kept', () => {
  expect(plain(pastedMarkup(DOCS)).replace(/ dir="ltr"/g, '')).toBe(
    '<h2>Visiting</h2>' +
      '<p><strong>Shoes</strong> are left <em>outside</em>. See <a href="https://example.org/visit">the guide</a></p>' +
      '<ul><li>Quiet</li><li>Modest clothes</li></ul><br>',
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
