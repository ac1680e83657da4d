import type { CategoryId } from './categories.ts';

interface CategoryTexts {
  readonly emoji: string;
  readonly title: string;
  /** One line of the card, also on a phone. */
  readonly description: string;
  /** The label of one of the category's fields, and a value of it. */
  readonly sample: readonly [label: string, value: string];
}

/** The texts that the page shows for each category. They are apart from the fields, which are all that the worker reads. */
export const categoryTexts: Readonly<Record<CategoryId, CategoryTexts>> = {
  person: {
    emoji: '👤',
    title: 'Person',
    description: 'Names, titles, jobs and short bios.',
    sample: ['Full Name', 'Christina Hilton'],
  },
  address: {
    emoji: '🏠',
    title: 'Address',
    description: 'Streets, cities and zip codes that fit.',
    sample: ['Street Address', '408 Ranch Road'],
  },
  phone: {
    emoji: '📞',
    title: 'Phone',
    description: 'Numbers as people write them.',
    sample: ['Phone Number', '(541) 555-0142'],
  },
  internet: {
    emoji: '🌐',
    title: 'Internet',
    description: 'Emails, domains, IPs and passwords.',
    sample: ['Example Email', 'tina.mixon87@example.com'],
  },
  company: {
    emoji: '🏢',
    title: 'Company',
    description: 'Names, catch phrases, buzzwords.',
    sample: ['Name', 'Lakeview Bakery'],
  },
  lorem: {
    emoji: '📝',
    title: 'Lorem',
    description: 'Placeholder words and paragraphs.',
    sample: ['Sentence', 'Caste calculus amicitia.'],
  },
  commerce: {
    emoji: '🛒',
    title: 'Commerce',
    description: 'Products, departments and prices.',
    sample: ['ProductName', 'Bespoke Cotton Scarf'],
  },
  finance: {
    emoji: '💰',
    title: 'Finance',
    description: 'Accounts, cards and valid IBANs.',
    sample: ['IBAN', 'DE78250501801724538805'],
  },
  date: {
    emoji: '📅',
    title: 'Date',
    description: 'Past, future and recent moments.',
    sample: ['Past', '2026-06-20T23:00:57.701Z'],
  },
  vehicle: {
    emoji: '🚗',
    title: 'Vehicle',
    description: 'Cars, from manufacturer to VIN.',
    sample: ['Vehicle', 'Chevrolet Silverado 1500'],
  },
  word: {
    emoji: '🔤',
    title: 'Word',
    description: 'English words by part of speech.',
    sample: ['Adjective', 'fragrant'],
  },
  music: {
    emoji: '🎵',
    title: 'Music',
    description: 'Genres and song names for playlists.',
    sample: ['Song Name', 'Papa Was a Rolling Stone'],
  },
  airline: {
    emoji: '✈️',
    title: 'Airline',
    description: 'Airlines, airports, flights and seats.',
    sample: ['Flight Number', 'SN1506'],
  },
  animal: {
    emoji: '🐾',
    title: 'Animal',
    description: 'Breeds and species, birds to snakes.',
    sample: ['Bird', 'Red-winged Blackbird'],
  },
  book: {
    emoji: '📚',
    title: 'Book',
    description: 'Authors, titles, series and publishers.',
    sample: ['Title', 'Great Expectations'],
  },
  food: {
    emoji: '🍕',
    title: 'Food',
    description: 'Dishes, ingredients and spices.',
    sample: ['Dish', 'Cobb Salad'],
  },
  hacker: {
    emoji: '💻',
    title: 'Hacker',
    description: 'Technical jargon that sounds right.',
    sample: ['Ingverb', 'synthesizing'],
  },
  science: {
    emoji: '🔬',
    title: 'Science',
    description: 'Chemical elements and units.',
    sample: ['Chemical Element', 'Phosphorus'],
  },
  system: {
    emoji: '🖥️',
    title: 'System',
    description: 'File names, paths and MIME types.',
    sample: ['File Name', 'minutes-2026-04-18.pdf'],
  },
  git: {
    emoji: '🌿',
    title: 'Git',
    description: 'Commits, branches and hashes.',
    sample: ['Commit Message', 'Rename time zones'],
  },
  datatype: {
    emoji: '🔢',
    title: 'Datatype',
    description: 'Booleans, numbers and UUIDs.',
    sample: ['Big Int', '3792157505274880446'],
  },
  location: {
    emoji: '📍',
    title: 'Location',
    description: 'Cities, countries and time zones.',
    sample: ['Time Zone', 'America/Los_Angeles'],
  },
  random: {
    emoji: '🎲',
    title: 'Random',
    description: 'Random letters, digits and ids.',
    sample: ['Alphanumeric', 'yoeQMdT8Tl'],
  },
  string: {
    emoji: '🧵',
    title: 'String',
    description: 'Letters, digits, UUIDs and Nano IDs.',
    sample: ['Nano ID', 'LJe5Phx_sg0F1tnEjh5jm'],
  },
  image: {
    emoji: '🖼️',
    title: 'Image',
    description: 'Image addresses and data URIs.',
    sample: ['URL', 'https://picsum.photos/seed/k9wrQg/1298/2677'],
  },
  database: {
    emoji: '🗄️',
    title: 'Database',
    description: 'Column names, types and object ids.',
    sample: ['MongoDB Object ID', '6a32dc4210cf2a2a4200f835'],
  },
  helpers: {
    emoji: '🧰',
    title: 'Helpers',
    description: 'Picks from lists, and shuffled lists.',
    sample: ['Shuffle Array', 'cherry, apple, banana'],
  },
};
