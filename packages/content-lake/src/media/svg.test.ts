import { describe, expect, it } from 'vitest'
import { svgProblem } from './svg.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`

describe('svgProblem', () => {
  it.each([
    ['a plain drawing', svg('<path d="M0 0h10v10z" fill="url(#a)"/>')],
    ['gradients and styles', svg('<style>.a{fill:url(#g)}</style><rect class="a" style="fill:#fff"/>')],
    [
      'references inside',
      svg(
        '<defs><g id="a"/></defs><use href="#a" xlink:href="#a"/>',
        'xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    ],
    ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>')],
    [
      'what editors leave',
      `<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">${svg('<sodipodi:namedview pagecolor="#fff"/>', 'xmlns:sodipodi="http://sodipodi.example/0.dtd"')}`,
    ],
    [
      'transforms and text',
      svg('<text transform="rotate(45)">a &amp; b &#65;</text><title>On click=</title>'),
    ],
    ['a CDATA style', svg('<style><![CDATA[ .a > .b { fill: red } ]]></style>')],
    ['data: names in filters', svg('<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>')],
  ])('accepts %s', (_, source) => {
    expect(svgProblem(source)).toBeNull()
  })

  it.each([
    ['script', svg('<script>alert(1)</script>')],
    ['script under a prefix', svg('<svg:script/>', 'xmlns:svg="http://www.w3.org/2000/svg"')],
    ['script in capitals', svg('<SCRIPT/>')],
    ['the SVG namespace under another prefix', svg('<x:script/>', 'xmlns:x="http://www.w3.org/2000/svg"')],
    ['the HTML namespace', svg('<h:script/>', 'xmlns:h="http://www.w3.org/1999/xhtml"')],
    [
      'the HTML namespace, spelt in references',
      svg('<h:script/>', 'xmlns:h="http://www.w3.org/1999/&#120;html"'),
    ],
    ['a changed default namespace', svg('<g xmlns="http://www.w3.org/1999/xhtml"/>')],
    ['foreignObject', svg('<foreignObject/>')],
    ['an event handler', svg('<rect onload="x()"/>')],
    ['an event handler on the root', svg('', 'onload="x()"')],
    ['a handler after a quote with >', svg('<rect id=">" onclick="x()"/>')],
    ['a link', svg('<a href="https://example.com"><rect/></a>')],
    ['a javascript address', svg('<use href="javascript:x()"/>')],
    ['a javascript address in references', svg('<use href="&#106;avascript:x()"/>')],
    ['another file', svg('<use xlink:href="other.svg#a"/>')],
    ['an outside picture', svg('<image href="https://example.com/a.png"/>')],
    ['an SVG inside a data address', svg('<image href="data:image/svg+xml,&lt;svg/&gt;"/>')],
    ['an outside style', svg('<style>@import url(https://example.com/a.css)</style>')],
    ['an outside url()', svg('<rect style="fill:url(https://example.com/#a)"/>')],
    ['an outside url() in an attribute', svg('<rect fill="url( \'//example.com/a\')"/>')],
    ['an escaped url()', svg('<style>.a{fill:u\\72l(//example.com)}</style>')],
    ['animated addresses', svg('<set attributeName="href" to="javascript:x()"/>')],
    ['an entity declaration', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
    ['an unknown entity', svg('<rect id="&a;"/>')],
    ['a stylesheet instruction', `<?xml-stylesheet href="a.css"?>${svg('')}`],
    ['two roots', svg('') + svg('')],
    ['an unclosed element', svg('<g>')],
    ['attributes without quotes', svg('<rect onload=x() />')],
    ['HTML', '<html><svg/></html>'],
    ['nothing', ''],
    ['a base address', svg('<g xml:base="https://example.com/"/>')],
  ])('refuses %s', (_, source) => {
    expect(svgProblem(source)).toMatch(/^(is|has|contains|refers|uses|changes|does) /)
  })

  it('is quick about hostile input', () => {
    const started = performance.now()
    svgProblem(`<svg ${'a="'.repeat(200_000)}`)
    svgProblem('<'.repeat(500_000))
    svgProblem(svg('<g>'.repeat(100_000)))
    svgProblem(svg(`<style>${'url('.repeat(200_000)}</style>`))
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
