// What pages of armies say, other than the first page and the builder.

// What sheets are called, and what is said where one is not made.

// What links to pages say where they are pasted, and what is said where a picture is not made.

// What a shared army says.

// What the suggestion of an army says.

// What is said of armies to choose from: for the few pages that offer them.

// What is said of something that is taken away: for the pages that bring it back.
