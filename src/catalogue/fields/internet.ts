import type { Field } from '../field.ts';
import { lengthOptions } from '../text-options.ts';

export const internet = {
  'internet.email': {
    label: 'Email',
    type: 'text',
    whenTooLong: 'email',
    entity: 'person',
    options: {
      provider: {
        kind: 'text',
        label: 'Provider',
        help: 'The domain after the @, behind the person’s user name where that is possible there; one of a few well-known ones where it is empty.',
        maxLength: 253,
      },
      reserved: {
        kind: 'boolean',
        label: 'Reserved domain',
        help: 'Uses example.com, example.net or example.org, where mail reaches nobody, unless a provider is given.',
        default: false,
      },
    },
  },
  'internet.exampleEmail': { label: 'Example Email', type: 'text', whenTooLong: 'email', entity: 'person' },
  'internet.username': { label: 'User Name', type: 'text', whenTooLong: 'username', entity: 'person' },
  'internet.protocol': { label: 'Protocol', type: 'text', whenTooLong: 'refused', entity: 'site' },
  'internet.url': {
    label: 'URL',
    type: 'text',
    whenTooLong: 'refused',
    entity: 'site',
    options: {
      protocol: {
        kind: 'choice',
        label: 'Protocol',
        help: 'The protocol of the site; either where it is empty.',
        choices: ['http', 'https'],
        ofEntity: true,
      },
      appendSlash: { kind: 'boolean', label: 'Slash', help: 'A slash ends each URL.', default: false },
    },
  },
  'internet.domainName': { label: 'Domain Name', type: 'text', whenTooLong: 'refused', entity: 'site' },
  'internet.domainSuffix': { label: 'Domain Suffix', type: 'text', whenTooLong: 'refused', entity: 'site' },
  'internet.domainWord': { label: 'Domain Word', type: 'text', whenTooLong: 'refused', entity: 'site' },
  'internet.ipv4': {
    label: 'IP',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      network: {
        kind: 'choice',
        label: 'Network',
        help: 'The kind of network that the addresses belong to: public ones are those of hosts on the internet.',
        choices: [
          'public',
          'any',
          'loopback',
          'private-a',
          'private-b',
          'private-c',
          'test-net-1',
          'test-net-2',
          'test-net-3',
          'link-local',
          'multicast',
        ],
        default: 'public',
      },
      cidrBlock: {
        kind: 'text',
        label: 'CIDR block',
        help: 'The range that the addresses belong to, such as 10.20.0.0/16.',
        maxLength: 18,
        when: { option: 'network', is: ['public', 'any'] },
      },
    },
  },
  'internet.ipv6': { label: 'IPv6', type: 'text', whenTooLong: 'refused' },
  'internet.port': {
    label: 'Port',
    type: 'integer',
    options: {
      min: {
        kind: 'integer',
        label: 'Minimum',
        help: 'The least that can occur.',
        default: 1,
        min: 0,
        max: 65_535,
      },
      max: {
        kind: 'integer',
        label: 'Maximum',
        help: 'The greatest that can occur.',
        default: 65_535,
        min: 0,
        max: 65_535,
      },
    },
  },
  'internet.mac': {
    label: 'Mac',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      separator: {
        kind: 'choice',
        label: 'Separator',
        help: 'The text between two pairs of digits.',
        choices: [':', '-', ''],
        default: ':',
      },
    },
  },
  'internet.password': {
    label: 'Password',
    type: 'text',
    options: {
      length: { ...lengthOptions.length, default: 15 },
      memorable: {
        kind: 'boolean',
        label: 'Memorable',
        help: 'Pronounceable lower-case letters: consonants and vowels alternate.',
        default: false,
      },
      characters: {
        kind: 'text',
        label: 'Characters',
        help: 'The characters of a password. If empty, letters, digits and underscores.',
        maxLength: 1000,
        when: { option: 'memorable', is: [false] },
      },
    },
  },
  'internet.userAgent': { label: 'User Agent', type: 'text' },
  'internet.httpMethod': { label: 'HTTP Method', type: 'text', whenTooLong: 'refused' },
  'internet.httpStatusCode': {
    label: 'HTTP Status Code',
    type: 'integer',
    options: {
      types: {
        kind: 'choices',
        label: 'Types',
        help: 'Which classes of status codes occur; all of them where it is empty.',
        choices: ['informational', 'success', 'redirection', 'clientError', 'serverError'],
      },
    },
  },
  'internet.emoji': {
    label: 'Emoji',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      types: {
        kind: 'choices',
        label: 'Types',
        help: 'Which groups of emoji occur; all of them where it is empty.',
        choices: [
          'smiley',
          'body',
          'person',
          'nature',
          'food',
          'travel',
          'activity',
          'object',
          'symbol',
          'flag',
        ],
      },
    },
  },
} as const satisfies Record<string, Field>;
