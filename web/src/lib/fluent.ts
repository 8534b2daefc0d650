// Formats messages that Fluent's parser has read at build time (tools/catalogs.ts). It supports what our
// catalogs use: variables, message references, and selectors by string, number or plural. Fluent's own
// resolver is five times as large; a test checks that both give the same results.

import type { FluentResource } from '@fluent/bundle';

export type Message = FluentResource['body'][number];
export type Pattern = NonNullable<Message['value']>;
export type Fact = string | number;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

export class Catalog {
  #messages: Map<string, Message>;
  #plural: Intl.PluralRules;
  #number: Intl.NumberFormat;

  constructor(
    readonly language: string,
    body: readonly Message[] = [],
  ) {
    this.#messages = new Map(body.map((message) => [message.id, message]));
    this.#plural = new Intl.PluralRules(language);
    this.#number = new Intl.NumberFormat(language);
  }

  get(key: string): Message | undefined {
    return this.#messages.get(key);
  }

  /** The text of a pattern with its variables filled in. Anything missing is shown as `{name}`, and logged. */
  fill(pattern: Pattern, facts: Readonly<Record<string, Fact>>): string {
    if (typeof pattern === 'string') return pattern;
    return pattern
      .map((part) => (typeof part === 'string' ? part : this.#written(this.#value(part, facts))))
      .join('');
  }

  #written = (value: Fact): string => (typeof value === 'number' ? this.#number.format(value) : value);

  #value(part: Expression, facts: Readonly<Record<string, Fact>>): Fact {
    switch (part.type) {
      case 'str':
      case 'num':
        return part.value;
      case 'var':
        return facts[part.name] ?? this.#missing(`$${part.name}`);
      case 'mesg': {
        const found = this.get(part.name);
        const pattern = part.attr ? found?.attributes[part.attr] : found?.value;
        return pattern ? this.fill(pattern, facts) : this.#missing(part.name);
      }
      case 'select': {
        const value = this.#value(part.selector, facts);
        const plural = typeof value === 'number' && this.#plural.select(value);
        const chosen = part.variants.find(({ key }) => key.value === value || key.value === plural);
        return this.fill((chosen ?? part.variants[part.star]!).value, facts);
      }
      default:
        return this.#missing(part.type);
    }
  }

  #missing(name: string): string {
    console.error(`${this.language}: nothing for ${name}`);
    return `{${name}}`;
  }
}
