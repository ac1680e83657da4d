import type { CategoryId } from './categories.ts';

interface CategoryTexts {
  readonly emoji: string;
  readonly title: string;
  /** One sentence for the card. */
  readonly description: string;
}

/** The texts that the page shows for each category. They are apart from the fields, which are all that the worker reads. */
export const categoryTexts: Readonly<Record<CategoryId, CategoryTexts>> = {
  person: {
    emoji: '👤',
    title: 'Person',
    description: 'Names, titles, jobs and short bios that belong to one and the same person.',
  },
  address: {
    emoji: '🏠',
    title: 'Address',
    description: 'Postal addresses whose street, city, state and zip code fit together.',
  },
  phone: {
    emoji: '📞',
    title: 'Phone',
    description: 'Phone numbers in the formats that people really write.',
  },
  internet: {
    emoji: '🌐',
    title: 'Internet',
    description: 'Email addresses, user names, domains, IP addresses and passwords.',
  },
  company: {
    emoji: '🏢',
    title: 'Company',
    description: 'Company names with the catch phrases and buzzwords to match.',
  },
  lorem: {
    emoji: '📝',
    title: 'Lorem',
    description: 'Placeholder text, from a single word to whole paragraphs.',
  },
  commerce: {
    emoji: '🛒',
    title: 'Commerce',
    description: 'Products, departments and prices for stores and catalogs.',
  },
  finance: {
    emoji: '💰',
    title: 'Finance',
    description: 'Accounts, amounts, currencies, card numbers and valid IBANs.',
  },
  date: {
    emoji: '📅',
    title: 'Date',
    description: 'Past, future and recent moments, months and weekdays.',
  },
  vehicle: {
    emoji: '🚗',
    title: 'Vehicle',
    description: 'Cars with manufacturer, model, fuel, color and identification numbers.',
  },
  word: {
    emoji: '🔤',
    title: 'Word',
    description: 'English words by part of speech, one at a time or a few together.',
  },
  music: {
    emoji: '🎵',
    title: 'Music',
    description: 'Genres and song names for playlists and libraries.',
  },
  airline: {
    emoji: '✈️',
    title: 'Airline',
    description: 'Airlines, aircraft, airports, flight numbers, bookings and seats.',
  },
  animal: {
    emoji: '🐾',
    title: 'Animal',
    description: 'Breeds and species, from birds and cats to snakes.',
  },
  book: {
    emoji: '📚',
    title: 'Book',
    description: 'Authors, titles, series, publishers, genres and formats.',
  },
  food: {
    emoji: '🍕',
    title: 'Food',
    description: 'Dishes, ingredients, spices and the words that describe them.',
  },
  hacker: {
    emoji: '💻',
    title: 'Hacker',
    description: 'Technical jargon that sounds just about right.',
  },
  science: {
    emoji: '🔬',
    title: 'Science',
    description: 'Chemical elements with their symbols, and units of measurement.',
  },
  system: {
    emoji: '🖥️',
    title: 'System',
    description: 'File names, paths and extensions with the MIME type that fits.',
  },
  git: {
    emoji: '🌿',
    title: 'Git',
    description: 'Commit messages, branch names and commit hashes.',
  },
  datatype: {
    emoji: '🔢',
    title: 'Datatype',
    description: 'Booleans, numbers, big integers and UUIDs.',
  },
  location: {
    emoji: '📍',
    title: 'Location',
    description: 'Cities, countries, coordinates, directions and time zones.',
  },
  random: {
    emoji: '🎲',
    title: 'Random',
    description: 'Random letters, digits, symbols and identifiers.',
  },
  string: {
    emoji: '🧵',
    title: 'String',
    description: 'Strings of letters and digits, UUIDs and Nano IDs.',
  },
  image: {
    emoji: '🖼️',
    title: 'Image',
    description: 'Image and avatar addresses, and images as data URIs.',
  },
  database: {
    emoji: '🗄️',
    title: 'Database',
    description: 'Column names, types, collations, engines and object ids.',
  },
  helpers: {
    emoji: '🧰',
    title: 'Helpers',
    description: 'Picks from arrays and objects, and shuffled lists.',
  },
};
