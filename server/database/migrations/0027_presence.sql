CREATE UNLOGGED TABLE "presences" (
	"document_id" integer NOT NULL,
	"tab" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"block" text,
	"is_typing" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presences_document_id_tab_pk" PRIMARY KEY("document_id","tab")
);
--> statement-breakpoint
CREATE INDEX "presences_seen" ON "presences" USING btree ("seen_at");