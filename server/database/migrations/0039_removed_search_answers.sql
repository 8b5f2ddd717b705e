CREATE TABLE "removed_search_answers" (
	"id" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"found_as" text NOT NULL,
	"target" text,
	"removed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_by_name" text NOT NULL
);
