/** The parts of a form that was refused. */
export interface FormReply {
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>
  /** The head of the summary. */
  title: string
  text: string
  /** A sentence for each field that needs a change. */
  errors: Readonly<Record<string, string>>
}

/** Fields the page itself fills in. */
const KEPT = new Set(['type', 'lang', 'conversion_page', 'honeypot'])

const FORM = /<form\b[^>]* data-lead-form="[\s\S]*?<\/form>/
const SCRIPT = /<script\b[\s\S]*?<\/script>|<link\b[^>]* as="script"[^>]*>/g
const PART =
  /<(?:input|select|option|p|h2|ul|div)\b[^>]*>|<textarea\b[^>]*>[^<]*<\/textarea>|<span><\/span>|<title>/g

/**
 * Puts what was typed and what is wrong with it into a page as React wrote it, for a browser without scripts. The
 * form's places for errors (`data-error`) and its summary (`data-summary`) are in every page, hidden and empty; the
 * page loses its scripts, which would not expect them filled.
 * @param html the static page of a form
 */
export function fillForm(html: string, { values, title, text, errors }: FormReply): string {
  const ids = new Map<string, string>()
  let select: string | undefined
  /** The text of the next empty `<span>`. */
  let sentence = ''

  const fillPart = (part: string) => {
    const tag = part.match(/^<\w+/)?.[0]
    const name = attribute(part, 'name')
    if (tag === '<span') return `<span>${escapeHtml(sentence)}</span>`
    if (tag === '<p' || tag === '<div') return fillPlace(part)
    if (tag === '<option') {
      const isChosen = select !== undefined && attribute(part, 'value') === escapeHtml(values[select] ?? '')
      return select === undefined ? part : toggled(part, 'selected', isChosen)
    }
    if (tag === '<select') select = name in values ? name : undefined
    return name === '' || KEPT.has(name) ? part : fillControl(part, tag, name)
  }

  const fillPlace = (part: string) => {
    if (part.includes(' data-summary="')) return toggled(part, 'hidden', false)
    const name = attribute(part, 'data-error')
    if (!name) return part
    sentence = errors[name] ?? ''
    return sentence ? toggled(part, 'hidden', false) : part
  }

  const fillControl = (part: string, tag: string | undefined, name: string) => {
    if (!ids.has(name)) ids.set(name, attribute(part, 'id'))
    const control = name in errors ? part.replace(/^<\w+/, '$& aria-invalid="true"') : part
    const value = escapeHtml(values[name] ?? '')
    if (tag === '<textarea') return control.replace(/>[^<]*<\/textarea>$/, () => `>\n${value}</textarea>`)
    if (tag !== '<input') return control
    if (/ type="(radio|checkbox)"/.test(part)) {
      return toggled(control, 'checked', attribute(part, 'value') === value)
    }
    return name in values ? control.replace(/ value="[^"]*"|(?=\/?>$)/, () => ` value="${value}"`) : control
  }

  return html.replace(SCRIPT, '').replace(FORM, (form) => {
    const filled = withoutScripting(form).replace(PART, fillPart)
    const links = Object.entries(errors).map(
      ([name, error]) => `<li><a href="#${ids.get(name) ?? ''}">${escapeHtml(error)}</a></li>`,
    )
    // A second try of the same submission makes no second lead.
    const id = `<input type="hidden" name="submission_id" value="${escapeHtml(values.submission_id ?? '')}">`
    return filled
      .replace(/^<form[^>]*>/, (tag) => (values.submission_id ? tag + id : tag))
      .replace(/(<h2\b[^>]* data-summary-title="[^>]*>)<\/h2>/, (_, tag) => `${tag}${escapeHtml(title)}</h2>`)
      .replace(/(<p\b[^>]* data-summary-text="[^>]*>)<\/p>/, (_, tag) => `${tag}${escapeHtml(text)}</p>`)
      .replace(/(<ul\b[^>]* data-summary-list="[^>]*>)<\/ul>/, (_, tag) => `${tag}${links.join('')}</ul>`)
  })
}

/** The page has no scripts any more, whatever the browser's media feature `scripting` is. */
function withoutScripting(form: string) {
  return form.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const names = classes.split(' ')
    const shown = names.some((name) => /^noscript:(?!hidden)/.test(name))
    const kept = names.filter((name) => !(shown && name === 'hidden') && name !== 'noscript:hidden')
    const isHidden = names.includes('noscript:hidden')
    return `${isHidden ? ' hidden=""' : ''} class="${kept.map((name) => name.replace(/^noscript:/, '')).join(' ')}"`
  })
}

/** As it stands in the HTML, escaped. */
function attribute(tag: string, name: string) {
  return tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? ''
}

function toggled(tag: string, name: string, isOn: boolean) {
  const without = tag.replace(` ${name}=""`, '')
  return isOn ? without.replace(/^<\w+/, `$& ${name}=""`) : without
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
