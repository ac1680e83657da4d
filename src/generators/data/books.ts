/**
 * Books: publisher, series (the story's, or the publisher's for single books), and `title~author~genre` of each. See SOURCES.md.
 */
export const books: readonly (readonly [publisher: string, series: string, titles: string])[] = [
  [
    'Penguin Books',
    'Penguin Classics',
    "Pride and Prejudice~Jane Austen~Romance|Emma~Jane Austen~Romance|Sense and Sensibility~Jane Austen~Romance|Wuthering Heights~Emily Brontë~Romance|Jane Eyre~Charlotte Brontë~Romance|Great Expectations~Charles Dickens~Classic|Bleak House~Charles Dickens~Classic|David Copperfield~Charles Dickens~Classic|Oliver Twist~Charles Dickens~Classic|A Tale of Two Cities~Charles Dickens~Historical Fiction|Middlemarch~George Eliot~Classic|Frankenstein~Mary Shelley~Horror|Dracula~Bram Stoker~Horror|The Picture of Dorian Gray~Oscar Wilde~Classic|Crime and Punishment~Fyodor Dostoyevsky~Classic|The Brothers Karamazov~Fyodor Dostoyevsky~Classic|The Idiot~Fyodor Dostoyevsky~Classic|War and Peace~Leo Tolstoy~Historical Fiction|Anna Karenina~Leo Tolstoy~Romance|The Odyssey~Homer~Mythology|The Iliad~Homer~Mythology|The Aeneid~Virgil~Mythology|Metamorphoses~Ovid~Mythology|Meditations~Marcus Aurelius~Philosophy|The Republic~Plato~Philosophy|Beyond Good and Evil~Friedrich Nietzsche~Philosophy|The Prince~Niccolò Machiavelli~Philosophy|Confessions~Saint Augustine~Religion|The Imitation of Christ~Thomas à Kempis~Religion|The Varieties of Religious Experience~William James~Psychology|Moby-Dick~Herman Melville~Adventure|The Scarlet Letter~Nathaniel Hawthorne~Historical Fiction|The Age of Innocence~Edith Wharton~Romance|The Adventures of Huckleberry Finn~Mark Twain~Adventure|The Adventures of Tom Sawyer~Mark Twain~Adventure|Les Misérables~Victor Hugo~Historical Fiction|The Count of Monte Cristo~Alexandre Dumas~Adventure|The Three Musketeers~Alexandre Dumas~Adventure|Madame Bovary~Gustave Flaubert~Classic|The Red and the Black~Stendhal~Classic|Don Quixote~Miguel de Cervantes~Adventure|The Divine Comedy~Dante Alighieri~Poetry|Paradise Lost~John Milton~Poetry|The Canterbury Tales~Geoffrey Chaucer~Poetry|Leaves of Grass~Walt Whitman~Poetry|Twenty Thousand Leagues Under the Sea~Jules Verne~Science Fiction|The Time Machine~H. G. Wells~Science Fiction|The War of the Worlds~H. G. Wells~Science Fiction|The Woman in White~Wilkie Collins~Mystery|The Moonstone~Wilkie Collins~Detective|Gulliver's Travels~Jonathan Swift~Adventure|Robinson Crusoe~Daniel Defoe~Adventure|Treasure Island~Robert Louis Stevenson~Adventure|Little Women~Louisa May Alcott~Classic|Candide~Voltaire~Comedy|Tess of the d'Urbervilles~Thomas Hardy~Classic|Far from the Madding Crowd~Thomas Hardy~Romance|Of Mice and Men~John Steinbeck~Classic|The Grapes of Wrath~John Steinbeck~Classic|East of Eden~John Steinbeck~Classic|The Crucible~Arthur Miller~Drama|Death of a Salesman~Arthur Miller~Drama|Narrative of the Life of Frederick Douglass~Frederick Douglass~Memoir|The Souls of Black Folk~W. E. B. Du Bois~Philosophy",
  ],
  [
    'Oxford University Press',
    "Oxford World's Classics",
    'North and South~Elizabeth Gaskell~Romance|Vanity Fair~William Makepeace Thackeray~Classic|The Way We Live Now~Anthony Trollope~Classic|Barchester Towers~Anthony Trollope~Comedy|Jude the Obscure~Thomas Hardy~Classic|Northanger Abbey~Jane Austen~Romance|Persuasion~Jane Austen~Romance|Mansfield Park~Jane Austen~Romance|The Mill on the Floss~George Eliot~Classic|Villette~Charlotte Brontë~Romance|Lord Jim~Joseph Conrad~Adventure|Nostromo~Joseph Conrad~Adventure|Kim~Rudyard Kipling~Adventure|Around the World in Eighty Days~Jules Verne~Adventure|Germinal~Émile Zola~Classic|Eugene Onegin~Alexander Pushkin~Poetry|Fathers and Sons~Ivan Turgenev~Classic|The Interpretation of Dreams~Sigmund Freud~Psychology',
  ],
  [
    'Vintage Books',
    'Vintage International',
    'Speak, Memory~Vladimir Nabokov~Memoir|Pale Fire~Vladimir Nabokov~Classic|Beloved~Toni Morrison~Historical Fiction|The Bluest Eye~Toni Morrison~Classic|Song of Solomon~Toni Morrison~Classic|The Stranger~Albert Camus~Classic|The Plague~Albert Camus~Classic|Invisible Man~Ralph Ellison~Classic|Never Let Me Go~Kazuo Ishiguro~Science Fiction|The Remains of the Day~Kazuo Ishiguro~Historical Fiction|Norwegian Wood~Haruki Murakami~Romance|Kafka on the Shore~Haruki Murakami~Fantasy|The Wind-Up Bird Chronicle~Haruki Murakami~Fantasy|The Road~Cormac McCarthy~Science Fiction|No Country for Old Men~Cormac McCarthy~Thriller|The Sound and the Fury~William Faulkner~Classic|As I Lay Dying~William Faulkner~Classic|Absalom, Absalom!~William Faulkner~Classic|Love in the Time of Cholera~Gabriel García Márquez~Romance|Possession~A. S. Byatt~Romance|The English Patient~Michael Ondaatje~Historical Fiction|Snow~Orhan Pamuk~Drama|My Name Is Red~Orhan Pamuk~Mystery|The Reader~Bernhard Schlink~Historical Fiction|A Bend in the River~V. S. Naipaul~Classic|I, Claudius~Robert Graves~Historical Fiction|Go Tell It on the Mountain~James Baldwin~Classic|If Beale Street Could Talk~James Baldwin~Romance',
  ],
  [
    'Vintage Books',
    'Vintage Crime/Black Lizard',
    'The Big Sleep~Raymond Chandler~Detective|Farewell, My Lovely~Raymond Chandler~Detective|The Long Goodbye~Raymond Chandler~Detective|The Maltese Falcon~Dashiell Hammett~Detective|The Thin Man~Dashiell Hammett~Detective|Red Harvest~Dashiell Hammett~Detective|The Postman Always Rings Twice~James M. Cain~Thriller|Double Indemnity~James M. Cain~Thriller',
  ],
  [
    'HarperCollins',
    'Harper Perennial Modern Classics',
    'One Hundred Years of Solitude~Gabriel García Márquez~Classic|The Unbearable Lightness of Being~Milan Kundera~Classic|Their Eyes Were Watching God~Zora Neale Hurston~Classic|The Bell Jar~Sylvia Plath~Classic|Brave New World~Aldous Huxley~Science Fiction|To Kill a Mockingbird~Harper Lee~Classic|The Bridge of San Luis Rey~Thornton Wilder~Classic|A Tree Grows in Brooklyn~Betty Smith~Classic|The Golden Notebook~Doris Lessing~Classic',
  ],
  [
    'HarperBusiness',
    'Harper Business Essentials',
    'Built to Last~Jim Collins~Business|In Search of Excellence~Thomas J. Peters~Business|The Effective Executive~Peter F. Drucker~Business',
  ],
  [
    'New American Library',
    'Signet Classics',
    '1984~George Orwell~Science Fiction|Animal Farm~George Orwell~Classic',
  ],
  [
    'Scribner',
    'Scribner Classics',
    'The Great Gatsby~F. Scott Fitzgerald~Classic|Tender Is the Night~F. Scott Fitzgerald~Romance|The Sun Also Rises~Ernest Hemingway~Classic|For Whom the Bell Tolls~Ernest Hemingway~Historical Fiction|The Old Man and the Sea~Ernest Hemingway~Classic|A Farewell to Arms~Ernest Hemingway~Romance',
  ],
  [
    'Heinemann',
    'African Writers Series',
    "Things Fall Apart~Chinua Achebe~Classic|No Longer at Ease~Chinua Achebe~Classic|Arrow of God~Chinua Achebe~Classic|A Grain of Wheat~Ngũgĩ wa Thiong'o~Historical Fiction|Weep Not, Child~Ngũgĩ wa Thiong'o~Classic|So Long a Letter~Mariama Bâ~Classic",
  ],
  [
    'New York Review Books',
    'NYRB Classics',
    "Stoner~John Williams~Classic|Butcher's Crossing~John Williams~Western|The Summer Book~Tove Jansson~Classic|Life and Fate~Vasily Grossman~Historical Fiction",
  ],
  [
    'Simon & Schuster',
    'Folger Shakespeare Library',
    "Hamlet~William Shakespeare~Drama|Macbeth~William Shakespeare~Drama|Romeo and Juliet~William Shakespeare~Drama|Othello~William Shakespeare~Drama|King Lear~William Shakespeare~Drama|A Midsummer Night's Dream~William Shakespeare~Comedy|Twelfth Night~William Shakespeare~Comedy|Much Ado About Nothing~William Shakespeare~Comedy|As You Like It~William Shakespeare~Comedy",
  ],
  [
    'Scholastic',
    'Harry Potter',
    "Harry Potter and the Sorcerer's Stone~J. K. Rowling~Fantasy|Harry Potter and the Chamber of Secrets~J. K. Rowling~Fantasy|Harry Potter and the Prisoner of Azkaban~J. K. Rowling~Fantasy|Harry Potter and the Goblet of Fire~J. K. Rowling~Fantasy|Harry Potter and the Order of the Phoenix~J. K. Rowling~Fantasy|Harry Potter and the Half-Blood Prince~J. K. Rowling~Fantasy|Harry Potter and the Deathly Hallows~J. K. Rowling~Fantasy",
  ],
  [
    'Scholastic',
    'The Hunger Games',
    'The Hunger Games~Suzanne Collins~Young Adult|Catching Fire~Suzanne Collins~Young Adult|Mockingjay~Suzanne Collins~Young Adult',
  ],
  [
    'HarperCollins',
    'The Chronicles of Narnia',
    "The Magician's Nephew~C. S. Lewis~Children's Literature|The Lion, the Witch and the Wardrobe~C. S. Lewis~Children's Literature|The Horse and His Boy~C. S. Lewis~Children's Literature|Prince Caspian~C. S. Lewis~Children's Literature|The Voyage of the Dawn Treader~C. S. Lewis~Children's Literature|The Silver Chair~C. S. Lewis~Children's Literature|The Last Battle~C. S. Lewis~Children's Literature",
  ],
  [
    'Houghton Mifflin',
    'The Lord of the Rings',
    'The Fellowship of the Ring~J. R. R. Tolkien~Fantasy|The Two Towers~J. R. R. Tolkien~Fantasy|The Return of the King~J. R. R. Tolkien~Fantasy',
  ],
  [
    'Bantam Books',
    'A Song of Ice and Fire',
    'A Game of Thrones~George R. R. Martin~Fantasy|A Clash of Kings~George R. R. Martin~Fantasy|A Storm of Swords~George R. R. Martin~Fantasy|A Feast for Crows~George R. R. Martin~Fantasy|A Dance with Dragons~George R. R. Martin~Fantasy',
  ],
  [
    'Ace Books',
    'Dune',
    'Dune~Frank Herbert~Science Fiction|Dune Messiah~Frank Herbert~Science Fiction|Children of Dune~Frank Herbert~Science Fiction|God Emperor of Dune~Frank Herbert~Science Fiction',
  ],
  [
    'Bantam Books',
    'Foundation',
    "Foundation~Isaac Asimov~Science Fiction|Foundation and Empire~Isaac Asimov~Science Fiction|Second Foundation~Isaac Asimov~Science Fiction|Foundation's Edge~Isaac Asimov~Science Fiction",
  ],
  [
    'Del Rey',
    "The Hitchhiker's Guide to the Galaxy",
    "The Hitchhiker's Guide to the Galaxy~Douglas Adams~Science Fiction|The Restaurant at the End of the Universe~Douglas Adams~Science Fiction|Life, the Universe and Everything~Douglas Adams~Science Fiction|So Long, and Thanks for All the Fish~Douglas Adams~Science Fiction|Mostly Harmless~Douglas Adams~Science Fiction",
  ],
  [
    'Del Rey',
    'The Red Rising Saga',
    'Red Rising~Pierce Brown~Science Fiction|Golden Son~Pierce Brown~Science Fiction|Morning Star~Pierce Brown~Science Fiction',
  ],
  [
    'Tor Books',
    'The Wheel of Time',
    'The Eye of the World~Robert Jordan~Fantasy|The Great Hunt~Robert Jordan~Fantasy|The Dragon Reborn~Robert Jordan~Fantasy|The Shadow Rising~Robert Jordan~Fantasy|The Fires of Heaven~Robert Jordan~Fantasy',
  ],
  [
    'Tor Books',
    'Mistborn',
    'The Final Empire~Brandon Sanderson~Fantasy|The Well of Ascension~Brandon Sanderson~Fantasy|The Hero of Ages~Brandon Sanderson~Fantasy',
  ],
  [
    'Tor Books',
    'The Stormlight Archive',
    'The Way of Kings~Brandon Sanderson~Fantasy|Words of Radiance~Brandon Sanderson~Fantasy|Oathbringer~Brandon Sanderson~Fantasy|Rhythm of War~Brandon Sanderson~Fantasy',
  ],
  [
    'Tor Books',
    "Remembrance of Earth's Past",
    "The Three-Body Problem~Cixin Liu~Science Fiction|The Dark Forest~Cixin Liu~Science Fiction|Death's End~Cixin Liu~Science Fiction",
  ],
  [
    'DAW Books',
    'The Kingkiller Chronicle',
    "The Name of the Wind~Patrick Rothfuss~Fantasy|The Wise Man's Fear~Patrick Rothfuss~Fantasy",
  ],
  [
    'Orbit',
    'The Expanse',
    "Leviathan Wakes~James S. A. Corey~Science Fiction|Caliban's War~James S. A. Corey~Science Fiction|Abaddon's Gate~James S. A. Corey~Science Fiction|Cibola Burn~James S. A. Corey~Science Fiction",
  ],
  [
    'Orbit',
    'The Broken Earth',
    'The Fifth Season~N. K. Jemisin~Fantasy|The Obelisk Gate~N. K. Jemisin~Fantasy|The Stone Sky~N. K. Jemisin~Fantasy',
  ],
  [
    'Orbit',
    'Imperial Radch',
    'Ancillary Justice~Ann Leckie~Science Fiction|Ancillary Sword~Ann Leckie~Science Fiction|Ancillary Mercy~Ann Leckie~Science Fiction',
  ],
  [
    'Alfred A. Knopf',
    'Millennium',
    "The Girl with the Dragon Tattoo~Stieg Larsson~Thriller|The Girl Who Played with Fire~Stieg Larsson~Thriller|The Girl Who Kicked the Hornet's Nest~Stieg Larsson~Thriller",
  ],
  [
    'Alfred A. Knopf',
    'His Dark Materials',
    'The Golden Compass~Philip Pullman~Fantasy|The Subtle Knife~Philip Pullman~Fantasy|The Amber Spyglass~Philip Pullman~Fantasy',
  ],
  [
    'Alfred A. Knopf',
    'The Inheritance Cycle',
    'Eragon~Christopher Paolini~Fantasy|Eldest~Christopher Paolini~Fantasy|Brisingr~Christopher Paolini~Fantasy|Inheritance~Christopher Paolini~Fantasy',
  ],
  [
    'Alfred A. Knopf',
    'The Border Trilogy',
    'All the Pretty Horses~Cormac McCarthy~Western|The Crossing~Cormac McCarthy~Western|Cities of the Plain~Cormac McCarthy~Western',
  ],
  [
    'Alfred A. Knopf',
    'The Vampire Chronicles',
    'Interview with the Vampire~Anne Rice~Horror|The Vampire Lestat~Anne Rice~Horror|The Queen of the Damned~Anne Rice~Horror',
  ],
  [
    'Alfred A. Knopf',
    'The Years of Lyndon Johnson',
    'The Path to Power~Robert A. Caro~Biography|Means of Ascent~Robert A. Caro~Biography|Master of the Senate~Robert A. Caro~Biography|The Passage of Power~Robert A. Caro~Biography',
  ],
  [
    'Random House',
    'The Theodore Roosevelt Trilogy',
    'The Rise of Theodore Roosevelt~Edmund Morris~Biography|Theodore Rex~Edmund Morris~Biography|Colonel Roosevelt~Edmund Morris~Biography',
  ],
  [
    "St. Martin's Press",
    'All Creatures Great and Small',
    'All Creatures Great and Small~James Herriot~Memoir|All Things Bright and Beautiful~James Herriot~Memoir|All Things Wise and Wonderful~James Herriot~Memoir',
  ],
  [
    'Doubleday',
    'Robert Langdon',
    'The Da Vinci Code~Dan Brown~Thriller|The Lost Symbol~Dan Brown~Thriller|Inferno~Dan Brown~Thriller|Origin~Dan Brown~Thriller',
  ],
  [
    'Little, Brown and Company',
    'Twilight',
    'Twilight~Stephenie Meyer~Young Adult|New Moon~Stephenie Meyer~Young Adult|Eclipse~Stephenie Meyer~Young Adult|Breaking Dawn~Stephenie Meyer~Young Adult',
  ],
  [
    'Little, Brown and Company',
    'Alex Cross',
    'Along Came a Spider~James Patterson~Thriller|Kiss the Girls~James Patterson~Thriller|Jack & Jill~James Patterson~Thriller',
  ],
  [
    'Little, Brown and Company',
    'The Adventures of Tintin',
    'Tintin in Tibet~Hergé~Comic|The Black Island~Hergé~Comic|The Crab with the Golden Claws~Hergé~Comic|Destination Moon~Hergé~Comic|Explorers on the Moon~Hergé~Comic',
  ],
  [
    'Mulholland Books',
    'Cormoran Strike',
    "The Cuckoo's Calling~Robert Galbraith~Detective|The Silkworm~Robert Galbraith~Detective|Career of Evil~Robert Galbraith~Detective",
  ],
  [
    'William Morrow',
    'Hercule Poirot',
    'Murder on the Orient Express~Agatha Christie~Detective|Death on the Nile~Agatha Christie~Detective|The Murder of Roger Ackroyd~Agatha Christie~Detective|The A.B.C. Murders~Agatha Christie~Detective|Evil Under the Sun~Agatha Christie~Detective',
  ],
  [
    'William Morrow',
    'Miss Marple',
    'The Murder at the Vicarage~Agatha Christie~Detective|The Body in the Library~Agatha Christie~Detective|A Murder Is Announced~Agatha Christie~Detective|A Pocket Full of Rye~Agatha Christie~Detective',
  ],
  [
    'HarperCollins',
    'Discworld',
    'The Color of Magic~Terry Pratchett~Fantasy|Mort~Terry Pratchett~Fantasy|Guards! Guards!~Terry Pratchett~Fantasy|Small Gods~Terry Pratchett~Fantasy|Night Watch~Terry Pratchett~Fantasy|Going Postal~Terry Pratchett~Fantasy',
  ],
  [
    'Penguin Books',
    'Thursday Next',
    'The Eyre Affair~Jasper Fforde~Fantasy|Lost in a Good Book~Jasper Fforde~Fantasy|The Well of Lost Plots~Jasper Fforde~Fantasy',
  ],
  [
    'Penguin Books',
    'George Smiley',
    "Call for the Dead~John le Carré~Thriller|The Spy Who Came in from the Cold~John le Carré~Thriller|Tinker, Tailor, Soldier, Spy~John le Carré~Thriller|The Honourable Schoolboy~John le Carré~Thriller|Smiley's People~John le Carré~Thriller",
  ],
  [
    'Delacorte Press',
    'Outlander',
    'Outlander~Diana Gabaldon~Romance|Dragonfly in Amber~Diana Gabaldon~Romance|Voyager~Diana Gabaldon~Romance|Drums of Autumn~Diana Gabaldon~Romance',
  ],
  [
    'Delacorte Press',
    'The Maze Runner',
    'The Maze Runner~James Dashner~Young Adult|The Scorch Trials~James Dashner~Young Adult|The Death Cure~James Dashner~Young Adult',
  ],
  [
    "G. P. Putnam's Sons",
    'Jack Reacher',
    'Killing Floor~Lee Child~Thriller|Die Trying~Lee Child~Thriller|Tripwire~Lee Child~Thriller',
  ],
  [
    'Disney-Hyperion',
    'Percy Jackson and the Olympians',
    "The Lightning Thief~Rick Riordan~Young Adult|The Sea of Monsters~Rick Riordan~Young Adult|The Titan's Curse~Rick Riordan~Young Adult|The Battle of the Labyrinth~Rick Riordan~Young Adult|The Last Olympian~Rick Riordan~Young Adult",
  ],
  [
    'Disney-Hyperion',
    'The Bartimaeus Trilogy',
    "The Amulet of Samarkand~Jonathan Stroud~Young Adult|The Golem's Eye~Jonathan Stroud~Young Adult|Ptolemy's Gate~Jonathan Stroud~Young Adult",
  ],
  [
    'Katherine Tegen Books',
    'Divergent',
    'Divergent~Veronica Roth~Young Adult|Insurgent~Veronica Roth~Young Adult|Allegiant~Veronica Roth~Young Adult',
  ],
  [
    'Scribner',
    'The Dark Tower',
    'The Gunslinger~Stephen King~Fantasy|The Drawing of the Three~Stephen King~Fantasy|The Waste Lands~Stephen King~Fantasy|Wizard and Glass~Stephen King~Fantasy|Wolves of the Calla~Stephen King~Fantasy',
  ],
  [
    'Roc',
    'The Dresden Files',
    'Storm Front~Jim Butcher~Fantasy|Fool Moon~Jim Butcher~Fantasy|Grave Peril~Jim Butcher~Fantasy|Summer Knight~Jim Butcher~Fantasy',
  ],
  [
    'Farrar, Straus and Giroux',
    'The Southern Reach',
    'Annihilation~Jeff VanderMeer~Science Fiction|Authority~Jeff VanderMeer~Science Fiction|Acceptance~Jeff VanderMeer~Science Fiction',
  ],
  [
    'Simon & Schuster',
    'Arc of a Scythe',
    'Scythe~Neal Shusterman~Young Adult|Thunderhead~Neal Shusterman~Young Adult|The Toll~Neal Shusterman~Young Adult',
  ],
  [
    'Simon & Schuster',
    'Lonesome Dove',
    "Lonesome Dove~Larry McMurtry~Western|Streets of Laredo~Larry McMurtry~Western|Dead Man's Walk~Larry McMurtry~Western|Comanche Moon~Larry McMurtry~Western",
  ],
  [
    'Bantam Books',
    'The Sacketts',
    "Sackett's Land~Louis L'Amour~Western|The Daybreakers~Louis L'Amour~Western|Jubal Sackett~Louis L'Amour~Western",
  ],
  [
    'Europa Editions',
    'The Neapolitan Novels',
    'My Brilliant Friend~Elena Ferrante~Drama|The Story of a New Name~Elena Ferrante~Drama|Those Who Leave and Those Who Stay~Elena Ferrante~Drama|The Story of the Lost Child~Elena Ferrante~Drama',
  ],
  [
    'Henry Holt and Company',
    'The Wolf Hall Trilogy',
    'Wolf Hall~Hilary Mantel~Historical Fiction|Bring Up the Bodies~Hilary Mantel~Historical Fiction|The Mirror & the Light~Hilary Mantel~Historical Fiction',
  ],
  [
    'W. W. Norton & Company',
    'Aubrey-Maturin',
    "Master and Commander~Patrick O'Brian~Adventure|Post Captain~Patrick O'Brian~Adventure|HMS Surprise~Patrick O'Brian~Adventure|Desolation Island~Patrick O'Brian~Adventure",
  ],
  [
    'W. W. Norton & Company',
    'Jeeves and Wooster',
    'The Inimitable Jeeves~P. G. Wodehouse~Comedy|Carry On, Jeeves~P. G. Wodehouse~Comedy|Right Ho, Jeeves~P. G. Wodehouse~Comedy|The Code of the Woosters~P. G. Wodehouse~Comedy',
  ],
  [
    'Anchor Books',
    "The No. 1 Ladies' Detective Agency",
    "The No. 1 Ladies' Detective Agency~Alexander McCall Smith~Detective|Tears of the Giraffe~Alexander McCall Smith~Detective|Morality for Beautiful Girls~Alexander McCall Smith~Detective",
  ],
  [
    'Minotaur Books',
    'Chief Inspector Gamache',
    'Still Life~Louise Penny~Mystery|A Fatal Grace~Louise Penny~Mystery|The Cruelest Month~Louise Penny~Mystery',
  ],
  [
    'Pamela Dorman Books',
    'Thursday Murder Club',
    'The Thursday Murder Club~Richard Osman~Mystery|The Man Who Died Twice~Richard Osman~Mystery|The Bullet That Missed~Richard Osman~Mystery',
  ],
  [
    'Chronicle Books',
    "Stephen Fry's Greek Myths",
    'Mythos~Stephen Fry~Mythology|Heroes~Stephen Fry~Mythology',
  ],
  [
    'Image Comics',
    'The Walking Dead',
    'Days Gone Bye~Robert Kirkman~Comic|Miles Behind Us~Robert Kirkman~Comic|Safety Behind Bars~Robert Kirkman~Comic',
  ],
  [
    'Pantheon Books',
    'Maus',
    'My Father Bleeds History~Art Spiegelman~Graphic Novel|And Here My Troubles Began~Art Spiegelman~Graphic Novel',
  ],
  [
    'Pantheon Books',
    'Persepolis',
    'The Story of a Childhood~Marjane Satrapi~Graphic Novel|The Story of a Return~Marjane Satrapi~Graphic Novel',
  ],
  [
    'DC Comics',
    'Batman',
    'The Dark Knight Returns~Frank Miller~Graphic Novel|Year One~Frank Miller~Graphic Novel|The Long Halloween~Jeph Loeb~Graphic Novel',
  ],
  [
    'Random House',
    'Beginner Books',
    "The Cat in the Hat~Dr. Seuss~Children's Literature|Green Eggs and Ham~Dr. Seuss~Children's Literature|Hop on Pop~Dr. Seuss~Children's Literature|Fox in Socks~Dr. Seuss~Children's Literature",
  ],
  [
    'HarperCollins',
    'Ramona',
    "Beezus and Ramona~Beverly Cleary~Children's Literature|Ramona the Pest~Beverly Cleary~Children's Literature|Ramona Quimby, Age 8~Beverly Cleary~Children's Literature",
  ],
  [
    'Bantam Books',
    'Anne of Green Gables',
    "Anne of Green Gables~L. M. Montgomery~Children's Literature|Anne of Avonlea~L. M. Montgomery~Children's Literature|Anne of the Island~L. M. Montgomery~Children's Literature",
  ],
  [
    'Dutton',
    'Winnie-the-Pooh',
    "Winnie-the-Pooh~A. A. Milne~Children's Literature|The House at Pooh Corner~A. A. Milne~Children's Literature",
  ],
  [
    'Amulet Books',
    'Diary of a Wimpy Kid',
    "Diary of a Wimpy Kid~Jeff Kinney~Children's Literature|Rodrick Rules~Jeff Kinney~Children's Literature|The Last Straw~Jeff Kinney~Children's Literature|Dog Days~Jeff Kinney~Children's Literature",
  ],
  [
    'Viking',
    'Bridget Jones',
    "Bridget Jones's Diary~Helen Fielding~Comedy|The Edge of Reason~Helen Fielding~Comedy",
  ],
  [
    'Avon Books',
    'Bridgertons',
    'The Duke and I~Julia Quinn~Romance|The Viscount Who Loved Me~Julia Quinn~Romance|An Offer from a Gentleman~Julia Quinn~Romance|Romancing Mister Bridgerton~Julia Quinn~Romance',
  ],
];
